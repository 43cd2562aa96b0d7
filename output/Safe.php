<?php
/**
 * Escapes and filters values for output.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Output;

defined( 'ABSPATH' ) || exit;

/**
 * Escapes and filters as WordPress does, and calls its functions only for text that they can change. A page of widgets
 * escapes thousands of values, and most contain only letters and digits.
 */
final class Safe {
	/** A host, a path or an anchor of letters, digits and a few signs, which esc_url() does not change. */
	private const PLAIN_URL = '~\A(?:(https?)://[a-zA-Z0-9.-]+(?=[/#]|\z))?(?:/[a-zA-Z0-9._/-]*)?(?:#[a-zA-Z0-9_-]*)?\z~';

	/** Escapes a value for an attribute between double quotes, like esc_attr(). */
	public static function attribute( string $value ): string {
		if ( 1 !== preg_match( '/[&<>"\'\x80-\xFF]/', $value ) ) {
			return $value;
		}
		// esc_attr() changes other text only if it is not valid UTF-8.
		$is_plain = false === strpbrk( $value, '&<>"\'' ) && 1 === preg_match( '//u', $value );
		if ( $is_plain && false === has_filter( 'attribute_escape' ) ) {
			return $value;
		}
		// Without entities and characters outside ASCII, esc_attr() only replaces quotes and angle brackets. Most JSON
		// in attributes is such text.
		$is_simple = 1 !== preg_match( '/[&\x80-\xFF]/', $value ) && false === has_filter( 'attribute_escape' );
		return $is_simple ? htmlspecialchars( $value, ENT_QUOTES, 'UTF-8' ) : esc_attr( $value );
	}

	/**
	 * Cleans a URL for an attribute, like esc_url().
	 *
	 * @param mixed         $url       Plugins filter the URLs of posts, terms and authors and may return anything.
	 * @param ?list<string> $protocols Allowed ones; null for those of WordPress.
	 */
	public static function url( mixed $url, ?array $protocols = null ): string {
		if ( ! is_string( $url ) ) {
			return is_scalar( $url ) ? esc_url( (string) $url, $protocols ) : '';
		}
		if ( 1 !== preg_match( self::PLAIN_URL, $url, $found ) || false !== has_filter( 'clean_url' ) ) {
			return esc_url( $url, $protocols );
		}
		$protocol = $found[1] ?? '';
		if ( '' !== $protocol && ! in_array( $protocol, $protocols ?? wp_allowed_protocols(), true ) ) {
			return esc_url( $url, $protocols );
		}
		return $url;
	}

	/**
	 * Filters HTML like wp_kses_post().
	 *
	 * @param list<string> $without Elements to remove as well, such as links in text that is itself a link.
	 */
	public static function html( string $html, array $without = array() ): string {
		if ( 1 !== preg_match( '/[<>&\x00-\x08\x0B\x0C\x0E-\x1F]/', $html ) ) {
			return $html;
		}
		return array() === $without
			? wp_kses_post( $html )
			: wp_kses( $html, array_diff_key( wp_kses_allowed_html( 'post' ), array_flip( $without ) ) );
	}
}
