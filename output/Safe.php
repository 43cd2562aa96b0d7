<?php
/**
 * Escaped values and filtered HTML.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Output;

defined( 'ABSPATH' ) || exit;

/** WordPress's functions, called only for texts that they can change. A page of widgets escapes thousands of words, and most hold letters and digits only. */
final class Html {
	/** The value of an attribute, for use between double quotes; see esc_attr(). */
	public static function attribute( string $value ): string {
		return 1 === preg_match( '/[&<>"\'\x80-\xFF]/', $value ) ? esc_attr( $value ) : $value;
	}

	/**
	 * HTML with the elements and attributes that a post may have; see wp_kses().
	 *
	 * @param list<string> $without Elements that are left out, for example those that cannot be inside a link.
	 */
	public static function post( string $html, array $without = array() ): string {
		if ( 1 !== preg_match( '/[<>&\x00-\x08\x0B\x0C\x0E-\x1F]/', $html ) ) {
			return $html;
		}
		return array() === $without ? wp_kses_post( $html ) : wp_kses( $html, array_diff_key( wp_kses_allowed_html( 'post' ), array_flip( $without ) ) );
	}
}
