<?php
/**
 * Content of SiteOrigin Widgets Bundle.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching\Plugins\SoWidgetsBundle;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Place;
use Pagewright\Blocks\Renderer;
use Pagewright\Fields\Registry;
use Pagewright\Schema\Loader;
use Pagewright\Schema\Widget;
use Pagewright\Switching\ClassicWidgets;
use Pagewright\Switching\DryRun\Part;
use Pagewright\Switching\DryRun\Source as DryRunSource;

/**
 * Its blocks, its widgets in layouts and its classic widgets. The bundle renders with its registered callbacks,
 * Pagewright with its renderer, which registers nothing.
 */
final class Source extends DryRunSource {
	private ?Loader $schema = null;

	private ?Renderer $renderer = null;

	public function texts(): array {
		return Plugin::BLOCKS;
	}

	public function layouts(): array {
		return array( Plugin::LAYOUT );
	}

	public function block( array $block ): ?Part {
		$name  = (string) ( $block['blockName'] ?? '' );
		$attrs = (array) ( $block['attrs'] ?? array() );
		if ( ! str_starts_with( $name, 'sowb/siteorigin-widget' ) && 'sowb/widget-block' !== $name ) {
			return null;
		}
		$named = is_string( $attrs['widgetClass'] ?? null ) ? $attrs['widgetClass'] : '';
		return $this->of(
			$this->find( $named ) ?? $this->find( $name ),
			'' === $named ? $name : $named,
			$attrs['widgetData'] ?? array(),
			Place::of_block( $attrs ),
			static fn (): string => render_block( $block )
		);
	}

	public function widget( string $widget_class, array $instance ): ?Part {
		if ( ! str_starts_with( $widget_class, 'SiteOrigin_Widget' ) ) {
			return null;
		}
		$before = static function () use ( $widget_class, $instance ): string {
			ob_start();
			the_widget( $widget_class, $instance );
			return (string) ob_get_clean();
		};
		return $this->of( $this->find( $widget_class ), $widget_class, $instance, new Place(), $before );
	}

	public function others( string $after, int $most ): array {
		return self::after( ( new ClassicWidgets( 'sow-' ) )->placed(), $after, $most );
	}

	public function count_others(): int {
		return count( ( new ClassicWidgets( 'sow-' ) )->placed() );
	}

	public function other( string $id ): ?array {
		[ 'id_base' => $base, 'number' => $number ] = wp_parse_widget_id( $id ) + array( 'number' => 0 );
		$stored = get_option( "widget_$base" );
		$widget = $this->schema()->find_by_folder( $base );
		if ( ! is_array( $stored[ $number ] ?? null ) ) {
			return null;
		}
		return array(
			'kind'  => 'widget',
			'title' => ( $widget->title ?? $base ) . " ($id)",
			'edit'  => admin_url( 'widgets.php' ),
			'part'  => $this->of(
				$widget,
				$base,
				$stored[ $number ],
				new Place( is_trusted: true ),
				static fn (): string => self::registered( $id )
			),
		);
	}

	/** @param \Closure(): string $before */
	private function of( ?Widget $widget, string $name, mixed $data, Place $place, \Closure $before ): Part {
		return null === $widget
			? $this->part(
				$before,
				static fn (): string => '',
				sprintf(
					/* translators: %s: name of a block or a PHP class. */
					__(
						'Pagewright has no widget for %s. If another plugin adds it, compare again after you deactivate SiteOrigin Widgets Bundle.',
						'pagewright'
					),
					$name
				)
			)
			: new Part(
				$this->plugin->id,
				$this->is_active && self::is_on( $widget ) ? $before : null,
				fn (): string => $this->renderer()->render( $widget, $data, $place )
			);
	}

	/** Returns whether the bundle shows the widget. It renders nothing for widgets that are off in its settings. */
	private static function is_on( Widget $widget ): bool {
		global $wp_widget_factory;
		return isset( $wp_widget_factory->widgets[ $widget->class ] );
	}

	private function find( string $name ): ?Widget {
		return '' === $name ? null : $this->schema()->find( $name );
	}

	/** Includes the widgets that the active bundle has too. */
	private function schema(): Loader {
		return $this->schema ??= new Loader( dirname( \Pagewright\FILE ), true );
	}

	private function renderer(): Renderer {
		return $this->renderer ??= new Renderer( $this->schema(), new Registry() );
	}
}
