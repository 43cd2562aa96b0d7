<?php
/**
 * Finds content of a replaced plugin.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching\DryRun;

defined( 'ABSPATH' ) || exit;

use Pagewright\Switching\Plugin;
use Pagewright\Switching\State;

/**
 * Finds the content of one replaced plugin, and provides both renderings. The plugin itself can render only while it is
 * active.
 */
abstract class Source {
	protected readonly bool $is_active;

	final public function __construct( protected readonly Plugin $plugin ) {
		$this->is_active = State::Active === $plugin->state();
	}

	/** @return list<string> Texts in the content of posts with such parts. */
	public function texts(): array {
		return array();
	}

	/** @return list<string> Texts in the Page Builder layout of posts with such parts. */
	public function layouts(): array {
		return array();
	}

	/** @param array<string, mixed> $block Parsed block. @return ?Part Null for other blocks. */
	public function block( array $block ): ?Part {
		return null;
	}

	/** @return list<string> Names of shortcodes. */
	public function shortcodes(): array {
		return array();
	}

	/**
	 * @param string       $tag     Name of the shortcode.
	 * @param array<mixed> $atts    Attributes.
	 * @param string       $content Text between opening and closing tag.
	 * @param string       $source  The shortcode as written.
	 */
	public function shortcode( string $tag, array $atts, string $content, string $source ): ?Part {
		return null;
	}

	/** @param array<mixed> $instance Saved values of a widget in a layout. */
	public function widget( string $widget_class, array $instance ): ?Part {
		return null;
	}

	/**
	 * Returns other content to compare: forms and classic widgets.
	 *
	 * @return list<string> IDs after this one, in a fixed order.
	 */
	public function others( string $after, int $most ): array {
		return array();
	}

	public function count_others(): int {
		return 0;
	}

	/** @return ?array{kind: string, title: string, edit: string, part: Part} Null when it was deleted. */
	public function other( string $id ): ?array {
		return null;
	}

	/** @param \Closure(): string $before */
	protected function part( \Closure $before, \Closure $after, string ...$problems ): Part {
		return new Part( $this->plugin->id, $this->is_active ? $before : null, $after, array_values( $problems ) );
	}

	/** Returns the items of a sorted list after one of them. @param list<string> $ids @return list<string> */
	protected static function after( array $ids, string $after, int $most ): array {
		sort( $ids, SORT_STRING );
		return array_slice(
			array_values( array_filter( $ids, static fn ( string $id ): bool => strcmp( $id, $after ) > 0 ) ),
			0,
			$most
		);
	}

	/** Renders a registered classic widget. */
	protected static function registered( string $id ): string {
		global $wp_registered_widgets;
		$callback = $wp_registered_widgets[ $id ]['callback'] ?? null;
		ob_start();
		if ( is_callable( $callback ) ) {
			$args = array(
				'id'            => '',
				'name'          => '',
				'widget_id'     => $id,
				'widget_name'   => '',
				'before_widget' => '',
				'after_widget'  => '',
				'before_title'  => '<h3>',
				'after_title'   => '</h3>',
			);
			call_user_func( $callback, $args, ...( $wp_registered_widgets[ $id ]['params'] ?? array() ) );
		}
		return (string) ob_get_clean();
	}
}
