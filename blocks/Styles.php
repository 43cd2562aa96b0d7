<?php
/**
 * Styles and script modules of the widgets on a page.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\Memory;
use Pagewright\Schema\Loader;
use Pagewright\Schema\Widget;

/** Loads only what the page uses. */
final class Styles {
	/** Width in style.css files that the setting `responsive_breakpoint` replaces. */
	private const DEFAULT_BREAKPOINT = '780px';

	/**
	 * Space below a widget, for themes without block spacing: every rule of a theme wins. Widgets that contain other
	 * widgets set the space between these themselves.
	 */
	private const SPACE = ':where([class^="so-widget-"]){margin-block-end:1.5em}';

	public function __construct( private readonly Loader $schema ) {}

	public function hooks(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue_ahead' ) );
	}

	/**
	 * Finds widgets before the head is printed, so that their styles load before the content. Classic themes print the
	 * head before any block is rendered, so this searches the posts of the query and the widget areas for our names.
	 * Block themes render first and do not need this.
	 */
	public function enqueue_ahead(): void {
		if ( wp_is_block_theme() ) {
			return;
		}
		global $wp_query;
		$content = implode(
			'',
			array_map(
				static fn ( $post ) => $post instanceof \WP_Post ? $post->post_content : '',
				(array) ( $wp_query->posts ?? array() )
			)
		);
		$placed  = '';
		foreach ( array_diff_key( wp_get_sidebars_widgets(), array( 'wp_inactive_widgets' => 0 ) ) as $ids ) {
			$placed .= is_array( $ids ) ? ' ' . implode( ' ', $ids ) : '';
		}
		if ( str_contains( $placed, ' block-' ) ) {
			$content .= implode(
				'',
				array_column( array_filter( (array) get_option( 'widget_block', array() ), 'is_array' ), 'content' )
			);
		}
		/**
		 * Changes the text that is searched for widgets before the head is printed. Layouts of Page Builder are added
		 * here.
		 *
		 * @param string $content Content of the posts of the query and of blocks in widget areas.
		 */
		$content = (string) apply_filters( 'pagewright/styles/content', $content );
		foreach ( $this->schema->all() as $widget ) {
			[ 'content' => $text, 'areas' => $base ] = $widget->also_in + array( 'content' => '', 'areas' => '' );
			if (
				( '' !== $text && str_contains( $content, $text ) )
				|| ( '' !== $base && str_contains( $placed, " $base-" ) )
				|| str_contains( $content, "<!-- wp:{$widget->block} " )
				|| str_contains( $content, "\"widgetClass\":\"{$widget->class}\"" )
				|| str_contains( $content, "\"class\":\"{$widget->class}\"" )
				|| str_contains( $placed, " {$widget->id_base}-" )
			) {
				// Modules are printed in the footer, so the widget can request them while it renders.
				self::enqueue( $widget, false );
			}
		}
	}

	/** Loads the widget's styles and, if the widget has and needs one, its module. */
	public static function enqueue( Widget $widget, bool $has_module = true ): void {
		$handle = $widget->style_handle();
		$used   = Memory::get( self::class, 'used', array() );
		$loaded = $used[ $handle ]['has_module'] ?? null;
		// Fast path: a page prints many widgets of the same type.
		if ( true === $loaded || $has_module === $loaded ) {
			return;
		}
		if ( array() === $used ) {
			self::enqueue_defaults();
		}
		$used[ $handle ] = array(
			'widget'     => $widget,
			'has_module' => $has_module,
		);
		Memory::set( self::class, 'used', $used );
		if ( null === $loaded && $widget->has_style() ) {
			self::enqueue_style( $widget );
		}
		if ( $has_module ) {
			self::enqueue_module( $widget );
		}
	}

	/** Returns the CSS of every widget in this request, for places without a head. */
	public static function css(): string {
		$used   = self::used();
		$shared = array_unique(
			array_merge(
				array(),
				...array_values(
					array_map( static fn ( Widget $widget ): array => array_values( self::shared( $widget ) ), $used )
				)
			)
		);
		/**
		 * Adds the style sheets of features that widgets in this request use.
		 *
		 * @param string $css CSS.
		 */
		$more = (string) apply_filters( 'pagewright/styles/css', '' );
		return ( array() === $used ? '' : self::SPACE . Defaults::css() )
			. implode( '', array_map( 'file_get_contents', $shared ) )
			. $more
			. implode( '', array_map( self::css_of( ... ), $used ) );
	}

	/** @return list<Widget> Widgets printed in this request. */
	private static function used(): array {
		return array_column( Memory::get( self::class, 'used', array() ), 'widget' );
	}

	/** Adds the space between widgets and the site's colors once, before the first widget. */
	private static function enqueue_defaults(): void {
		wp_register_style( 'pagewright-defaults', false, array(), \Pagewright\VERSION );
		wp_add_inline_style( 'pagewright-defaults', self::SPACE . Defaults::css() );
		wp_enqueue_style( 'pagewright-defaults' );
	}

	private static function enqueue_module( Widget $widget ): void {
		$folder = '' === $widget->view ? $widget->folder : $widget->view;
		if ( ! Memory::first( self::class, "module $folder" ) ) {
			return;
		}
		$beside = static fn ( string $place ): string =>
			'' === $widget->view ? $place : dirname( $place ) . '/' . $widget->view;
		$view   = $beside( $widget->assets ) . '/view.asset.php';
		if ( is_file( $view ) ) {
			$asset = require $view;
			wp_enqueue_script_module(
				'pagewright-' . $folder,
				$beside( $widget->url ) . '/view.js',
				$asset['dependencies'] ?? array(),
				$asset['version'] ?? \Pagewright\VERSION
			);
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
	 * Registers the styles that several widgets share. WordPress prints each of them once, before the first style sheet
	 * that depends on it.
	 *
	 * @return list<string> Handles in cascade order.
	 */
	private static function register_shared( Widget $widget ): array {
		$handles = array();
		foreach ( self::shared( $widget ) as $name => $file ) {
			$before    = $handles;
			$handles[] = "pagewright-shared-$name";
			if ( ! wp_style_is( "pagewright-shared-$name", 'registered' ) ) {
				self::register_file(
					"pagewright-shared-$name",
					dirname( $widget->url ) . "/$name.css",
					$file,
					$before
				);
			}
		}
		return $handles;
	}

	/** @return array<string, string> Name => file of the shared styles that the widget uses. */
	private static function shared( Widget $widget ): array {
		$files = array();
		foreach ( $widget->styles as $name ) {
			$files[ $name ] = dirname( $widget->assets ) . "/$name.css";
		}
		return array_filter( $files, 'is_file' );
	}

	/** @param list<string> $needs Handles that this style sheet depends on. */
	private static function register_file( string $handle, string $url, string $file, array $needs ): void {
		wp_register_style( $handle, $url, $needs, (string) filemtime( $file ) );
		// WordPress prints a small style sheet inline instead of a link.
		wp_style_add_data( $handle, 'path', $file );
	}

	private static function css_of( Widget $widget ): string {
		$css = $widget->has_style() ? (string) file_get_contents( $widget->assets . '/style.css' ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
		return (string) preg_replace(
			'/\(max-width:\s*' . self::DEFAULT_BREAKPOINT . '\)/',
			'(max-width:' . self::breakpoint( $widget ) . ')',
			$css
		);
	}

	/** Returns the site's breakpoint for this kind of widget, as a CSS length. */
	private static function breakpoint( Widget $widget ): string {
		$value = Settings::of( $widget )['responsive_breakpoint'] ?? '';
		$value = is_scalar( $value ) ? trim( (string) $value ) : '';
		$value = is_numeric( $value ) ? $value . 'px' : $value;
		return 1 === preg_match( '/^\d+(\.\d+)?(px|em|rem)$/', $value ) ? $value : self::DEFAULT_BREAKPOINT;
	}
}
