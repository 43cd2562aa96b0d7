<?php
/**
 * Renders attributes and elements.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags;

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Safe;

/** Renders elements from values of any type. */
final class Html {
	private const ADDRESSES = array( 'action', 'href', 'src' );

	/**
	 * Returns ` name="value"` for each attribute, escaped, in the given order.
	 *
	 * @param array<string, mixed> $attributes Null and false omit the attribute; true renders `name="name"`.
	 */
	public static function attributes( array $attributes ): string {
		$html = '';
		foreach ( $attributes as $name => $value ) {
			if ( false === $value || ! is_scalar( $value ) ) {
				continue;
			}
			$name = strtolower( (string) $name );
			if ( 1 !== preg_match( '/^[a-z_:][a-z0-9_:.-]*$/D', $name ) ) {
				continue;
			}
			$text  = true === $value ? $name : (string) $value;
			$html .= " $name=\""
				. ( in_array( $name, self::ADDRESSES, true ) ? esc_url( $text ) : Safe::attribute( $text ) )
				. '"';
		}
		return $html;
	}

	/** Returns a void element: `<input … />`. @param array<string, mixed> $attributes */
	public static function void( string $name, array $attributes ): string {
		return '<' . $name . self::attributes( $attributes ) . ' />';
	}

	/** @param array<string, mixed> $attributes @param string $inside HTML. */
	public static function element( string $name, array $attributes, string $inside ): string {
		return '<' . $name . self::attributes( $attributes ) . '>' . $inside . '</' . $name . '>';
	}
}
