<?php
/**
 * Registers the classic widgets.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Classic;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Registrar as Blocks;
use Pagewright\Blocks\Renderer;
use Pagewright\Editor\Assets;
use Pagewright\Editor\FormRoot;
use Pagewright\Features\PopularPosts\Lists\Hooks as PopularHooks;
use Pagewright\Schema\Loader;

/**
 * Registers every widget as a WP_Widget under the class name that sites, themes and page builders know, and loads its
 * form.
 */
final class Registrar {
	private const HANDLE = 'pagewright-classic';

	/** ID base of the widget of WordPress Popular Posts. */
	public const OLD_POPULAR = 'wpp';

	/** Class that its instances get. */
	private const POPULAR_CLASS = 'Pagewright_Popular_Posts_Widget';

	public function __construct(
		private readonly Loader $schema,
		private readonly Renderer $renderer,
	) {}

	public function hooks(): void {
		add_action( 'widgets_init', array( $this, 'register' ) );
		add_action( 'rest_api_init', array( $this, 'register_for_rest' ) );
		add_action( 'admin_init', array( Options::class, 'update' ) );
		add_action( 'admin_print_scripts-widgets.php', array( $this, 'enqueue' ) );
		add_action( 'customize_controls_enqueue_scripts', array( $this, 'enqueue' ) );
		// Page Builder's dialog, in every editor that it supports.
		add_action( 'siteorigin_panel_enqueue_admin_scripts', array( $this, 'enqueue' ) );
		if ( is_admin() ) {
			( new HiddenWidgets( $this->schema ) )->hooks();
		}
		add_filter( 'siteorigin_panels_widget_form', array( PageBuilder::class, 'plain_values' ) );
	}

	/** The factory's key is the class name in content, not of our object: the_widget() and page builders look it up. */
	public function register(): void {
		global $wp_widget_factory;
		$form = fn (): FormRoot => new FormRoot( $this->schema, $this->renderer );
		foreach ( $this->schema->all() as $class => $widget ) {
			$wp_widget_factory->widgets[ $class ] = new Widget(
				$widget,
				$this->renderer,
				$form,
				fn () => $this->schema->fields( $widget )
			);
		}
		$popular = self::has_old_popular() ? $this->schema->find( self::POPULAR_CLASS ) : null;
		if ( null !== $popular ) {
			$wp_widget_factory->widgets[ OldPopular::class ] = new OldPopular(
				$popular,
				$this->renderer,
				$form,
				fn () => $this->schema->fields( $popular )
			);
		}
	}

	/** Registers the widgets that pages of visitors skip, for the list of widgets in the REST API. */
	public function register_for_rest(): void {
		global $wp_widget_factory;
		foreach ( Blocks::shows_names() ? array() : $wp_widget_factory->widgets as $widget ) {
			if ( $widget instanceof Widget ) {
				$widget->register_for_rest();
			}
		}
	}

	/** Returns whether WordPress Popular Posts is deactivated and left widgets. Runs no query. */
	public static function has_old_popular(): bool {
		$options = wp_load_alloptions();
		return ! PopularHooks::is_original_here()
			&& (
				isset( $options[ 'widget_' . self::OLD_POPULAR ] )
				|| str_contains( $options['sidebars_widgets'] ?? '', '"' . self::OLD_POPULAR . '-' )
			);
	}

	public function enqueue(): void {
		$assets = new Assets( $this->schema );
		Assets::register_script( self::HANDLE, 'classic' );
		$assets->print_configuration( self::HANDLE );
		wp_enqueue_script( self::HANDLE );
		wp_enqueue_style( Blocks::EDITOR_HANDLE );
		wp_enqueue_editor();
		wp_enqueue_media();
	}
}
