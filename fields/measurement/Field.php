<?php
/**
 * Measurement field: one length.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Measurement;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;

/** A length such as `1.3em`; false for none. A form can store the unit separately, in `<name>_unit`. */
final class Field extends Base {
	public const COMPANIONS = array( '_unit' );

	public function clean( mixed $raw, array $options, array $siblings, string $name ): string|false {
		$text = is_string( $raw ) || is_int( $raw ) || is_float( $raw ) ? strtolower( trim( (string) $raw ) ) : '';
		if ( 1 !== preg_match( '/^([+-]?)(\d+(?:\.\d*)?|\.\d+)\s*([a-z%]*)$/', $text, $found ) ) {
			return false;
		}
		$number = rtrim( '.' === $found[2][0] ? '0' . $found[2] : $found[2], '.' );
		return ( '-' === $found[1] ? '-' : '' ) . $number
			. self::unit( $found[3], $siblings[ $name . '_unit' ] ?? '', $options );
	}

	public function css( mixed $value, array $options ): string {
		return is_string( $value ) ? $value : '';
	}

	/**
	 * Returns the unit in the text, otherwise the companion key's, otherwise the field's default, otherwise pixels.
	 *
	 * @param array<string, mixed> $options Entry of the field in widget.json.
	 */
	private static function unit( string $written, mixed $beside, array $options ): string {
		$units  = Units::all();
		$chosen = '' !== $written ? $written : ( is_string( $beside ) ? strtolower( trim( $beside ) ) : '' );
		foreach ( array( $chosen, $options['default_unit'] ?? '' ) as $unit ) {
			if ( is_string( $unit ) && in_array( $unit, $units, true ) ) {
				return $unit;
			}
		}
		return 'px';
	}
}
