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
use Pagewright\Schema\Loader;

/**
 * Registers every widget as a WP_Widget under the class name that sites, themes and page builders know, and loads its
 * form.
 */
final class Registrar {
	private const HANDLE = 'pagewright-classic';

	public function __construct(
		private readonly Loader $schema,
		private readonly Renderer $renderer,
	) {}

	public function hooks(): void {
		add_action( 'widgets_init', array( $this, 'register' ) );
		add_action( 'rest_api_init', array( $this, 'register_for_rest' ) );
		add_action( 'rest_api_init', array( $this, 'start_rest' ) );
		add_action( 'admin_init', array( Options::class, 'update' ) );
		add_action( 'admin_print_scripts-widgets.php', array( $this, 'enqueue' ) );
		add_action( 'customize_controls_enqueue_scripts', array( $this, 'enqueue' ) );
		// Page Builder's dialog, in every editor that it supports.
		add_action( 'siteorigin_panel_enqueue_admin_scripts', array( $this, 'enqueue' ) );
		if ( is_admin() ) {
			( new HiddenWidgets( $this->schema ) )->hooks();
		}
		add_filter( 'siteorigin_panels_widget_form', array( PageBuilder::class, 'plain_values' ) );
		add_action( 'init', array( $this, 'add_shortcode' ), 20 );
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
		foreach ( self::old_widgets() as $key => $old ) {
			$widget = $this->schema->find( $old['shows'] );
			if ( null !== $widget ) {
				$wp_widget_factory->widgets[ $key ] = new $old['class'](
					$widget,
					$this->renderer,
					$form,
					fn () => $this->schema->fields( $widget )
				);
			}
		}
	}

	/** Registers the widgets that public pages skip, for the list of widgets in the REST API. */
	public function register_for_rest(): void {
		global $wp_widget_factory;
		foreach ( Blocks::shows_names() ? array() : $wp_widget_factory->widgets as $widget ) {
			if ( $widget instanceof Widget ) {
				$widget->register_for_rest();
			}
		}
	}

	/** Callback of rest_api_init: starts the routes, which render widgets with the renderer of blocks. */
	public function start_rest(): void {
		/**
		 * Registers the routes of the plugin.
		 *
		 * @param Loader   $schema   All widgets.
		 * @param Renderer $renderer The renderer of this request.
		 */
		do_action( 'pagewright/rest/start', $this->schema, $this->renderer );
	}

	/** Callback of init: Page Builder registers the same shortcode and takes precedence. */
	public function add_shortcode(): void {
		if ( ! Loader::is_bundle_here() && ! shortcode_exists( 'siteorigin_widget' ) ) {
			add_shortcode( 'siteorigin_widget', array( $this, 'shortcode' ) );
		}
	}

	/** Renders [siteorigin_widget]. */
	public function shortcode( mixed $atts = null, mixed $content = null ): string {
		return ( new Shortcode( $this->schema, $this->renderer ) )->render(
			is_array( $atts ) ? $atts : '',
			is_string( $content ) ? $content : null
		);
	}

	/**
	 * @return array<string, array{base: string, class: class-string<Widget>, shows: string}> Widgets of replaced
	 *    plugins by their keys in the factory.
	 */
	public static function old_widgets(): array {
		/**
		 * Adds classic widgets of replaced plugins, which one of our widgets shows.
		 *
		 * @param array<string, array{base: string, class: class-string<Widget>, shows: string}> $widgets By their keys
		 *    in the factory: ID base, class, and the class name of our widget.
		 */
		return array_filter( (array) apply_filters( 'pagewright/classic/old-widgets', array() ), 'is_array' );
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
