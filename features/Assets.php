<?php
/**
 * Scripts and style sheets of the public features.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features;

defined( 'ABSPATH' ) || exit;

/**
 * Loads what a page uses: `frontend/<name>/page.ts` and `frontend/<name>/page.css`, built as `build/frontend/<name>.js`
 * and `.css`.
 */
final class Assets {
	/**
	 * Loads the module once, in the footer.
	 *
	 * @param ?array{class-string, string} $data Method that adds data for the module, called at the end of the page
	 *    with those of others: a callback of the filter `script_module_data_pagewright-<name>`. The module finds them
	 *    in `#wp-script-module-data-pagewright-<name>`.
	 */
	public static function module( string $name, ?array $data = null ): void {
		if ( null !== $data ) {
			add_filter( "script_module_data_pagewright-$name", $data );
		}
		$asset = require self::folder() . "$name.asset.php";
		wp_enqueue_script_module(
			"pagewright-$name",
			self::url( "$name.js" ),
			$asset['dependencies'] ?? array(),
			$asset['version'] ?? \Pagewright\VERSION
		);
	}

	/**
	 * Loads the style sheet once.
	 *
	 * @return string HTML to print before the styled elements if the head was already printed or is missing, as in
	 *    previews; usually ''. In the footer, the style sheet would cause a layout shift.
	 */
	public static function style( string $name ): string {
		$handle = self::handle( $name );
		if ( ! wp_style_is( $handle, 'registered' ) ) {
			$file = self::folder() . "$name.css";
			wp_register_style( $handle, self::url( "$name.css" ), array(), (string) filemtime( $file ) );
			wp_style_add_data( $handle, 'path', $file );
		}
		if ( is_admin() || wp_is_serving_rest_request() ) {
			return sprintf( '<link rel="stylesheet" href="%s">', esc_url( self::sheet( $name ) ) ); // phpcs:ignore WordPress.WP.EnqueuedResources -- there is no head for it.
		}
		wp_enqueue_style( $handle );
		if ( ! did_action( 'wp_print_styles' ) || wp_style_is( $handle, 'done' ) ) {
			return '';
		}
		ob_start();
		wp_print_styles( $handle );
		return (string) ob_get_clean();
	}

	/** Loads the style sheet inline, with one text replaced. Otherwise like style(). */
	public static function changed_style( string $name, string $text, string $other ): string {
		$handle = self::handle( $name );
		if ( ! wp_style_is( $handle, 'registered' ) ) {
			wp_register_style( $handle, false, array(), \Pagewright\VERSION );
			wp_add_inline_style(
				$handle,
				str_replace( $text, $other, (string) file_get_contents( self::folder() . "$name.css" ) ) // phpcs:ignore WordPress.WP.AlternativeFunctions -- our own file.
			);
		}
		return self::style( $name );
	}

	/** Returns the handle of a style sheet. Those of widgets are `pagewright-<folder>`. */
	private static function handle( string $name ): string {
		return "pagewright-public-$name";
	}

	/** Returns the URL of the style sheet with its version, for scripts that load it on demand. */
	public static function sheet( string $name ): string {
		return self::url( "$name.css" ) . '?ver=' . filemtime( self::folder() . "$name.css" );
	}

	/** Returns the URL of a file in build/frontend/. */
	private static function url( string $file ): string {
		return plugins_url( "build/frontend/$file", \Pagewright\FILE );
	}

	private static function folder(): string {
		return dirname( \Pagewright\FILE ) . '/build/frontend/';
	}
}
