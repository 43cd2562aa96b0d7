<?php
/**
 * Style sheets and modules of the widgets on a page.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Assets as FormAssets;
use Pagewright\Schema\Loader;
use Pagewright\Schema\Widget;

/** Loads what a page uses and nothing else. */
final class Styles {
	/** The width in style.css files that the setting `responsive_breakpoint` replaces. */
	private const DEFAULT_BREAKPOINT = '780px';

	/**
	 * Space below a widget, for themes whose blocks bring none: every rule of a theme wins. Widgets that hold others say themselves how far apart these are.
	 */
	private const SPACE = ':where([class^="so-widget-"]){margin-block-end:1.5em}';

	/** How content of another plugin names what a widget of ours shows in its stead, in posts and in widget areas. */
	private const STAND_INS = array(
		'Pagewright_Popular_Posts_Widget' => array( '<!-- wp:wordpress-popular-posts/widget ', ' wpp-' ),
		// A shortcode, and no widget.
		'Pagewright_FAQ_Widget'           => array( '[pagewright_faq', "\0" ),
	);

	/** @var array<string, Widget> Widgets printed in this request, by handle. */
	private static array $used = array();

	/** @var array<string, true> Folders whose module was asked for. */
	private static array $modules = array();

	public function __construct( private readonly Loader $schema ) {}

	public function hooks(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue_ahead' ) );
	}

	/**
	 * In a classic theme the head is printed before any block is rendered: the posts of the query and the widget areas are looked
	 * through for our names, so that the styles come before the content they shape. A block theme renders first and needs none of this.
	 */
	public function enqueue_ahead(): void {
		if ( wp_is_block_theme() ) {
			return;
		}
		global $wp_query;
		$content = implode( '', array_map( static fn ( $post ) => $post instanceof \WP_Post ? $post->post_content : '', (array) ( $wp_query->posts ?? array() ) ) );
		$placed  = '';
		foreach ( array_diff_key( wp_get_sidebars_widgets(), array( 'wp_inactive_widgets' => 0 ) ) as $ids ) {
			$placed .= is_array( $ids ) ? ' ' . implode( ' ', $ids ) : '';
		}
		if ( str_contains( $placed, ' block-' ) ) {
			$content .= implode( '', array_column( array_filter( (array) get_option( 'widget_block', array() ), 'is_array' ), 'content' ) );
		}
		/**
		 * Changes the text that is searched for widgets before the head is printed. Layouts of Page Builder add theirs.
		 *
		 * @param string $content Content of the posts of the query and of blocks in widget areas.
		 */
		$content = (string) apply_filters( 'pagewright/styles/content', $content );
		foreach ( $this->schema->all() as $widget ) {
			[ $block, $base ] = self::STAND_INS[ $widget->class ] ?? array( null, null );
			if ( ( null !== $block && ( str_contains( $content, $block ) || str_contains( $placed, $base ) ) ) || str_contains( $content, "<!-- wp:{$widget->block} " ) || str_contains( $content, "\"widgetClass\":\"{$widget->class}\"" ) || str_contains( $content, "\"class\":\"{$widget->class}\"" ) || str_contains( $placed, " {$widget->id_base}-" ) ) {
				// Modules are printed in the footer, so they can wait for the widget to say that it needs one.
				self::enqueue( $widget, false );
			}
		}
	}

	/** Loads the widget's style sheet and, if it has one and needs it, its module. */
	public static function enqueue( Widget $widget, bool $has_module = true ): void {
		$handle = $widget->style_handle();
		if ( ! isset( self::$used[ $handle ] ) ) {
			array() === self::$used && self::enqueue_defaults();
			self::$used[ $handle ] = $widget;
			$widget->has_style() && self::enqueue_style( $widget );
		}
		if ( $has_module ) {
			self::enqueue_module( $widget );
		}
	}

	/** The CSS of every widget printed in this request, for places that have no head. */
	public static function css(): string {
		$shared = array_unique( array_merge( array(), ...array_values( array_map( static fn ( Widget $widget ): array => array_values( self::shared( $widget ) ), self::$used ) ) ) );
		return ( array() === self::$used ? '' : self::SPACE . Defaults::css() )
			. implode( '', array_map( 'file_get_contents', $shared ) )
			. FormAssets::css()
			. implode( '', array_map( self::css_of( ... ), self::$used ) );
	}

	/** The space between widgets and the site's own colors, once, before the first widget. */
	private static function enqueue_defaults(): void {
		wp_register_style( 'pagewright-defaults', false, array(), \Pagewright\VERSION );
		wp_add_inline_style( 'pagewright-defaults', self::SPACE . Defaults::css() );
		wp_enqueue_style( 'pagewright-defaults' );
	}

	private static function enqueue_module( Widget $widget ): void {
		$folder = '' === $widget->view ? $widget->folder : $widget->view;
		if ( isset( self::$modules[ $folder ] ) ) {
			return;
		}
		self::$modules[ $folder ] = true;
		$beside                   = static fn ( string $place ): string => '' === $widget->view ? $place : dirname( $place ) . '/' . $widget->view;
		$view                     = $beside( $widget->assets ) . '/view.asset.php';
		if ( is_file( $view ) ) {
			$asset = require $view;
			wp_enqueue_script_module( 'pagewright-' . $folder, $beside( $widget->url ) . '/view.js', $asset['dependencies'] ?? array(), $asset['version'] ?? \Pagewright\VERSION );
		}
	}

	private static function enqueue_style( Widget $widget ): void {
		$handle = $widget->style_handle();
		$needs  = self::register_shared( $widget );
		if ( self::DEFAULT_BREAKPOINT === self::breakpoint( $widget ) ) {
			self::register_file( $handle, $widget->url . '/style.css', $widget->assets . '/style.css', $needs );
			wp_enqueue_style( $handle );
			return;
		}
		wp_register_style( $handle, false, $needs, \Pagewright\VERSION );
		wp_add_inline_style( $handle, self::css_of( $widget ) );
		wp_enqueue_style( $handle );
	}

	/**
	 * Registers the sheets that several widgets build on. WordPress prints each of them once, before the first sheet that needs it.
	 *
	 * @return list<string> Handles, in the order of the cascade.
	 */
	private static function register_shared( Widget $widget ): array {
		$handles = array();
		foreach ( self::shared( $widget ) as $name => $file ) {
			$before    = $handles;
			$handles[] = "pagewright-shared-$name";
			wp_style_is( "pagewright-shared-$name", 'registered' ) || self::register_file( "pagewright-shared-$name", dirname( $widget->url ) . "/$name.css", $file, $before );
		}
		return $handles;
	}

	/** @return array<string, string> Name => file of the sheets that the widget's own builds on. */
	private static function shared( Widget $widget ): array {
		$files = array();
		foreach ( $widget->styles as $name ) {
			$files[ $name ] = dirname( $widget->assets ) . "/$name.css";
		}
		return array_filter( $files, 'is_file' );
	}

	/** @param list<string> $needs Handles of the sheets that come before it. */
	private static function register_file( string $handle, string $url, string $file, array $needs ): void {
		wp_register_style( $handle, $url, $needs, (string) filemtime( $file ) );
		// WordPress prints a small sheet into the page instead of a link to it.
		wp_style_add_data( $handle, 'path', $file );
	}

	private static function css_of( Widget $widget ): string {
		$css = $widget->has_style() ? (string) file_get_contents( $widget->assets . '/style.css' ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
		return (string) preg_replace( '/\(max-width:\s*' . self::DEFAULT_BREAKPOINT . '\)/', '(max-width:' . self::breakpoint( $widget ) . ')', $css );
	}

	/** The site's own breakpoint for this kind of widget, as a CSS length. */
	private static function breakpoint( Widget $widget ): string {
		$value = Settings::of( $widget )['responsive_breakpoint'] ?? '';
		$value = is_scalar( $value ) ? trim( (string) $value ) : '';
		$value = is_numeric( $value ) ? $value . 'px' : $value;
		return 1 === preg_match( '/^\d+(\.\d+)?(px|em|rem)$/', $value ) ? $value : self::DEFAULT_BREAKPOINT;
	}
}
