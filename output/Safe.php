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
 * escapes thousands of values, and
 * most contain only letters and digits.
 */
final class Safe {
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
