<?php
/**
 * Scripts and style sheets of the public features.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features;

defined( 'ABSPATH' ) || exit;

/** Loads what a page uses: `frontend/<name>/page.ts` and `frontend/<name>/page.css`, built as `build/frontend/<name>.js` and `.css`. */
final class Assets {
	/** @var array<string, true> Modules of this request that were told something. */
	private static array $told = array();

	/**
	 * Loads the module once, from the footer.
	 *
	 * @param ?callable(): array<string, mixed> $data What it is told, asked for when the page ends; it finds it in `#wp-script-module-data-pagewright-<name>`.
	 */
	public static function module( string $name, ?callable $data = null ): void {
		if ( null !== $data && ! isset( self::$told[ $name ] ) ) {
			self::$told[ $name ] = true;
			add_filter( "script_module_data_pagewright-$name", static fn ( mixed $others = null ): mixed => is_array( $others ) ? $data() + $others : $others );
		}
		$asset = require self::folder() . "$name.asset.php";
		wp_enqueue_script_module( "pagewright-$name", self::url( "$name.js" ), $asset['dependencies'] ?? array(), $asset['version'] ?? \Pagewright\VERSION );
	}

	/**
	 * Loads the style sheet once.
	 *
	 * @return string HTML to stand before what it shapes, where the head was printed already or is another page's, as in previews; mostly ''. In the footer it would come too late, and the page would jump.
	 */
	public static function style( string $name ): string {
		$handle = self::handle( $name );
		if ( ! wp_style_is( $handle, 'registered' ) ) {
			$file = self::folder() . "$name.css";
			wp_register_style( $handle, self::url( "$name.css" ), array(), (string) filemtime( $file ) );
			wp_style_add_data( $handle, 'path', $file );
		}
		if ( is_admin() || wp_is_serving_rest_request() ) {
			return sprintf( '<link rel="stylesheet" href="%s">', esc_url( self::sheet( $name ) ) ); // phpcs:ignore WordPress.WP.EnqueuedResources -- there is no head to put it in.
		}
		wp_enqueue_style( $handle );
		if ( ! did_action( 'wp_print_styles' ) || wp_style_is( $handle, 'done' ) ) {
			return '';
		}
		ob_start();
		wp_print_styles( $handle );
		return (string) ob_get_clean();
	}

	/** The style sheet with one text in place of another, in the page itself. As style(). */
	public static function changed_style( string $name, string $text, string $other ): string {
		$handle = self::handle( $name );
		if ( ! wp_style_is( $handle, 'registered' ) ) {
			wp_register_style( $handle, false, array(), \Pagewright\VERSION );
			wp_add_inline_style( $handle, str_replace( $text, $other, (string) file_get_contents( self::folder() . "$name.css" ) ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of ours.
		}
		return self::style( $name );
	}

	/** Of a style sheet. Those of widgets are `pagewright-<folder>`. */
	private static function handle( string $name ): string {
		return "pagewright-public-$name";
	}

	/** Address of the style sheet with its version, for scripts that fetch it when they need it. */
	public static function sheet( string $name ): string {
		return self::url( "$name.css" ) . '?ver=' . filemtime( self::folder() . "$name.css" );
	}

	/** Address of a file in build/frontend/. */
	private static function url( string $file ): string {
		return plugins_url( "build/frontend/$file", \Pagewright\FILE );
	}

	private static function folder(): string {
		return dirname( \Pagewright\FILE ) . '/build/frontend/';
	}
}
