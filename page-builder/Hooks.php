<?php
/**
 * Pages made with SiteOrigin Page Builder.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\PageBuilder;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Registrar;
use Pagewright\Output\Json;

/**
 * Renders layouts of Page Builder while that plugin is not active: its block, its classic widgets, and posts whose
 * content is a layout.
 */
final class Hooks {
	/** Post meta with the layout of a post. */
	public const META = 'panels_data';

	/** Classic widgets: ID base => name in content. */
	public const WIDGETS = array(
		'siteorigin-panels-builder'      => 'SiteOrigin_Panels_Widgets_Layout',
		'siteorigin-panels-post-content' => 'SiteOrigin_Panels_Widgets_PostContent',
		'siteorigin-panels-postloop'     => 'SiteOrigin_Panels_Widgets_PostLoop',
	);

	private ?PostContent $content = null;

	/** Returns whether Page Builder is active or is being activated in this request. */
	public static function is_original_here(): bool {
		return defined( 'SITEORIGIN_PANELS_VERSION' )
			|| function_exists( 'siteorigin_panels_render' )
			|| \Pagewright\is_arriving( 'siteorigin-panels' );
	}

	public function hooks(): void {
		if ( self::is_original_here() ) {
			return;
		}
		add_action( 'init', array( $this, 'register_block' ), 20 );
		add_action( 'widgets_init', array( $this, 'register_widgets' ) );
		add_filter( 'pagewright/builder/find-widget', array( $this, 'find_widget' ), 10, 2 );
		add_filter( 'the_content', array( $this, 'hold_content' ), 0 );
		// After WordPress's own filters with this priority, which would add paragraphs to the layout.
		add_filter( 'the_content', array( $this, 'show_layout' ) );
		add_filter( 'get_the_excerpt', array( $this, 'excerpt' ), 9, 2 );
		add_filter( 'body_class', array( $this, 'body_classes' ) );
		add_filter( 'pagewright/styles/content', array( $this, 'content_for_styles' ) );
		add_action( 'enqueue_block_editor_assets', array( $this, 'print_configuration' ), 20 );
		add_action( 'edit_form_after_title', array( $this, 'print_notice' ) );
		add_filter( 'widget_types_to_hide_from_legacy_widget_block', array( $this, 'hide_types' ) );
	}

	/**
	 * Starts during a request: for the REST API, or for a layout block on a site without other data of Page Builder.
	 */
	public static function begin(): void {
		if ( ! self::is_original_here() && ! has_filter( 'pagewright/builder/find-widget' ) ) {
			$feature = new self();
			$feature->hooks();
			if ( did_action( 'init' ) ) {
				$feature->register_block();
			}
		}
	}

	/** The editor's script defines the attributes and supports. */
	public function register_block(): void {
		if ( \WP_Block_Type_Registry::get_instance()->is_registered( 'siteorigin-panels/layout-block' ) ) {
			return;
		}
		register_block_type(
			'siteorigin-panels/layout-block',
			array(
				'api_version'           => 3,
				'editor_script_handles' => array( Registrar::EDITOR_HANDLE ),
				'editor_style_handles'  => array( Registrar::EDITOR_HANDLE ),
				'render_callback'       => static fn ( array $attributes ): string =>
					LayoutBlock::render( $attributes ),
			)
		);
	}

	/** Registers widgets that a widget area contains. Page Builder also creates options of unused widgets. */
	public function register_widgets(): void {
		global $wp_widget_factory;
		$placed = (string) ( wp_load_alloptions()['sidebars_widgets'] ?? '' );
		foreach ( self::WIDGETS as $base => $name ) {
			if ( str_contains( $placed, "\"$base-" ) ) {
				$wp_widget_factory->widgets[ $name ] ??= Widgets::create( $name );
			}
		}
	}

	/**
	 * Finds widgets of Page Builder that are only in layouts.
	 *
	 * @param mixed $widget Result of other callbacks.
	 * @param mixed $name   PHP class in the layout.
	 */
	public function find_widget( mixed $widget = null, mixed $name = null ): mixed {
		return null === $widget && is_string( $name ) ? Widgets::find( $name ) : $widget;
	}

	/**
	 * Replaces the content of a post with a layout by a placeholder, so that filters do not process the copy of its
	 * text.
	 */
	public function hold_content( mixed $content = null ): mixed {
		$post = is_string( $content ) ? get_post() : null;
		return null !== $post && '' !== get_post_meta( $post->ID, self::META, true )
			? $this->content()->hold( $content, $post )
			: $content;
	}

	/** Replaces the placeholder with the layout. */
	public function show_layout( mixed $content = null ): mixed {
		return is_string( $content ) && null !== $this->content ? $this->content->show( $content ) : $content;
	}

	/**
	 * @param mixed $text Manual excerpt, or ''.
	 * @param mixed $post Post object.
	 */
	public function excerpt( mixed $text = null, mixed $post = null ): mixed {
		if ( '' !== $text || ! $post instanceof \WP_Post ) {
			return $text;
		}
		$has_any = '' !== get_post_meta( $post->ID, self::META, true )
			|| str_starts_with( ltrim( $post->post_content ), '<!-- wp:siteorigin-panels/layout-block ' );
		return $has_any ? Excerpt::of( $post ) : $text;
	}

	/**
	 * @param mixed $classes Class names of the body element.
	 * @return mixed The class names, plus the ones that Page Builder adds for themes.
	 */
	public function body_classes( mixed $classes = null ): mixed {
		if (
			is_array( $classes ) && is_singular() && '' !== get_post_meta( get_queried_object_id(), self::META, true )
		) {
			$classes[] = 'siteorigin-panels';
			if ( is_front_page() ) {
				$classes[] = 'siteorigin-panels-home';
			}
		}
		return $classes;
	}

	/**
	 * Adds the layouts of the query's posts, and of widget areas, to the content that is searched for widgets before
	 * the head is printed.
	 */
	public function content_for_styles( mixed $content = null ): mixed {
		foreach ( is_string( $content ) ? (array) ( $GLOBALS['wp_query']->posts ?? array() ) : array() as $post ) {
			$layout   = $post instanceof \WP_Post ? get_post_meta( $post->ID, self::META, true ) : '';
			$content .= '' === $layout ? '' : Json::script( $layout );
		}
		$has_widget = isset( $GLOBALS['wp_widget_factory']->widgets['SiteOrigin_Panels_Widgets_Layout'] );
		return is_string( $content ) && $has_widget
			? $content . Json::script( get_option( 'widget_siteorigin-panels-builder' ) )
			: $content;
	}

	/** Tells the block editor that this plugin renders layouts, and passes the layout of the post. */
	public function print_configuration(): void {
		EditorConfiguration::print();
	}

	/**
	 * Tells users of the classic editor that visitors do not see the text.
	 *
	 * @param mixed $post Post object.
	 */
	public function print_notice( mixed $post = null ): void {
		if ( $post instanceof \WP_Post && array() !== PostLayout::of( $post ) ) {
			printf(
				'<div class="notice notice-info inline"><p>%s</p></div>',
				esc_html__(
					'Visitors see the SiteOrigin Page Builder layout of this page. Changes to the text are not visible. To edit the page, open it in the block editor and convert the layout to blocks.',
					'pagewright'
				)
			);
		}
	}

	/**
	 * Hides the widgets of Page Builder from the inserter.
	 *
	 * @param mixed $types ID bases.
	 */
	public function hide_types( mixed $types = null ): mixed {
		return is_array( $types ) ? array( ...array_values( $types ), ...array_keys( self::WIDGETS ) ) : $types;
	}

	private function content(): PostContent {
		return $this->content ??= new PostContent();
	}
}
