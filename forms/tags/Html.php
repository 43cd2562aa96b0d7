<?php
/**
 * Attributes of elements.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Tags;

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Safe;

/** Writes elements from values that may hold anything. */
final class Html {
	private const ADDRESSES = array( 'action', 'href', 'src' );

	/**
	 * ` name="value"`, escaped, in the given order.
	 *
	 * @param array<string, mixed> $attributes Null and false: not there; true: `name="name"`.
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
			$html .= " $name=\"" . ( in_array( $name, self::ADDRESSES, true ) ? esc_url( $text ) : Safe::attribute( $text ) ) . '"';
		}
		return $html;
	}

	/** A void element: `<input … />`. @param array<string, mixed> $attributes */
	public static function void( string $name, array $attributes ): string {
		return '<' . $name . self::attributes( $attributes ) . ' />';
	}

	/** @param array<string, mixed> $attributes @param string $inside HTML. */
	public static function element( string $name, array $attributes, string $inside ): string {
		return '<' . $name . self::attributes( $attributes ) . '>' . $inside . '</' . $name . '>';
	}
}
