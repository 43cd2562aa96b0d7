<?php
/**
 * Supports sites with several languages.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Lists;

defined( 'ABSPATH' ) || exit;

/**
 * WPML and Polylang. Views are those of the post in the default language; lists show its translation. Without either,
 * nothing changes.
 */
final class Languages {
	/** Returns the current language, such as `de`; '' on sites with one. */
	public static function current(): string {
		if ( function_exists( 'pll_current_language' ) ) {
			return (string) call_user_func( 'pll_current_language' );
		}
		$language = self::has_wpml() ? apply_filters( 'wpml_current_language', null ) : ''; // phpcs:ignore WordPress.NamingConventions -- a filter of WPML.
		return is_string( $language ) ? $language : '';
	}

	/** Returns the post whose views count for this one: the one in the default language, if it exists. */
	public static function original( int $id ): int {
		if ( function_exists( 'pll_default_language' ) && function_exists( 'pll_get_post' ) ) {
			return (int) call_user_func( 'pll_get_post', $id, (string) call_user_func( 'pll_default_language' ) )
				?: $id;
		}
		return self::has_wpml() ? self::wpml( $id, apply_filters( 'wpml_default_language', null ) ) : $id; // phpcs:ignore WordPress.NamingConventions -- a filter of WPML.
	}

	/** Returns the post in the current language; the same post without a public translation. */
	public static function translated( int $id ): int {
		if ( '' === self::current() ) {
			return $id;
		}
		$other = function_exists( 'pll_get_post' )
			? (int) call_user_func( 'pll_get_post', $id )
			: self::wpml( $id, null );
		return $other > 0 && 'publish' === get_post_status( $other ) ? $other : $id;
	}

	/** Returns the URL of a page in the current language. */
	public static function url( string $url ): string {
		$translated = self::has_wpml() ? apply_filters( 'wpml_permalink', $url, self::current() ) : $url; // phpcs:ignore WordPress.NamingConventions -- a filter of WPML.
		return is_string( $translated ) ? $translated : $url;
	}

	/** Switches to one of the site's languages; ignores unknown names. */
	public static function switch_to( mixed $language ): void {
		if (
			! is_string( $language )
			|| 1 !== preg_match( '/^[a-z][\w-]{1,19}$/iD', $language )
			|| self::current() === $language
		) {
			return;
		}
		if ( function_exists( 'pll_languages_list' ) && function_exists( 'PLL' ) ) {
			$polylang = call_user_func( 'PLL' );
			if (
				in_array( $language, (array) call_user_func( 'pll_languages_list' ), true ) && is_object( $polylang )
			) {
				$polylang->curlang = $polylang->model->get_language( $language );
			}
			return;
		}
		$languages = self::has_wpml() // phpcs:ignore WordPress.NamingConventions -- a filter of WPML.
			? apply_filters( 'wpml_active_languages', null, array( 'skip_missing' => 0 ) )
			: array();
		if ( is_array( $languages ) && isset( $languages[ $language ] ) ) {
			do_action( 'wpml_switch_language', $language ); // phpcs:ignore WordPress.NamingConventions -- an action of WPML.
		}
	}

	private static function has_wpml(): bool {
		return has_filter( 'wpml_object_id' );
	}

	/** @param mixed $language Null for the current one. */
	private static function wpml( int $id, mixed $language ): int {
		$other = apply_filters( 'wpml_object_id', $id, get_post_type( $id ), true, $language ); // phpcs:ignore WordPress.NamingConventions -- a filter of WPML.
		return is_numeric( $other ) && $other > 0 ? (int) $other : $id;
	}
}
