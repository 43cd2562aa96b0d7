<?php
/**
 * Elements that load scripts and styles.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\ClassicScripts;

defined( 'ABSPATH' ) || exit;

/**
 * Returns what WordPress would print for scripts and styles, with everything that plugins and translations add. Nothing
 * counts as printed then.
 */
final class Tags {
	/**
	 * Returns the elements of scripts in the order of their dependencies, without their data.
	 *
	 * @param array<string> $handles Handles without their dependencies.
	 */
	public static function of_scripts( array $handles ): string {
		$scripts = clone wp_scripts();
		foreach ( $handles as $handle ) {
			$script = clone $scripts->registered[ $handle ];
			unset( $script->extra['data'] );
			$scripts->registered[ $handle ] = $script;
		}
		return self::print( $scripts, $handles );
	}

	/**
	 * Returns the code of the data that PHP passes to scripts.
	 *
	 * @param array<string> $handles Handles.
	 */
	public static function data_of_scripts( array $handles ): string {
		$code = '';
		foreach ( $handles as $handle ) {
			$code .= (string) wp_scripts()->print_extra_script( $handle, false ) . "\n";
		}
		return $code;
	}

	/**
	 * Returns the elements of style sheets that are not on the page yet.
	 *
	 * @param array<string> $handles Handles without their dependencies.
	 */
	public static function of_styles( array $handles ): string {
		return self::print( clone wp_styles(), array_diff( $handles, wp_styles()->done ) );
	}

	/** Returns whether all files are on the host of the page, which scripts may read. */
	public static function are_local( string $tags ): bool {
		$here = wp_parse_url( admin_url(), PHP_URL_HOST );
		preg_match_all( '~\ssrc=["\']([^"\']+)~', $tags, $found );
		foreach ( $found[1] as $url ) {
			if ( ! in_array( wp_parse_url( $url, PHP_URL_HOST ), array( null, $here ), true ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Prints some handles only.
	 *
	 * @param \WP_Scripts|\WP_Styles $list    A copy, which is changed.
	 * @param array<string>          $handles Handles without their dependencies.
	 */
	private static function print( \WP_Scripts|\WP_Styles $list, array $handles ): string {
		$list->do_concat = false;
		$list->done      = array_values( array_diff( array_keys( $list->registered ), $handles ) );
		ob_start();
		$list->do_items( $handles );
		return (string) ob_get_clean();
	}
}
