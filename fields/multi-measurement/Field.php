<?php
/**
 * Multi-measurement field: several lengths in one string.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\MultiMeasurement;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;
use Pagewright\Fields\Measurement\Units;

/** Lengths separated by spaces, e.g. `10px 0px 1.5em 10px`; '' for none. Negative lengths are invalid. */
final class Field extends Base {
	public function clean( mixed $raw, array $options, array $siblings, string $name ): string {
		$text  = is_string( $raw ) || is_int( $raw ) || is_float( $raw ) ? strtolower( trim( (string) $raw ) ) : '';
		$parts = '' === $text ? array() : (array) preg_split( '/\s+/', $text );
		$most  = is_array( $options['parts'] ?? null ) ? count( $options['parts'] ) : 0;
		$parts = $most > 0 ? array_slice( $parts, 0, $most ) : $parts;
		return implode( ' ', array_map( array( self::class, 'part' ), $parts ) );
	}

	public function css( mixed $value, array $options ): string {
		return is_string( $value ) ? $value : '';
	}

	private static function part( string $text ): string {
		$matches = 1 === preg_match( '/^(\d+(?:\.\d+)?)([a-z%]*)$/', $text, $found );
		if ( ! $matches || ( '' !== $found[2] && ! in_array( $found[2], Units::all(), true ) ) ) {
			return '0px';
		}
		return $found[1] . ( '' === $found[2] ? 'px' : $found[2] );
	}
}
