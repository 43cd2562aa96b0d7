<?php
/**
 * Numbers as people write them into fields.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Rules;

defined( 'ABSPATH' ) || exit;

/** Twin of numbers.ts. */
final class Numbers {
	/** Null for what is no number: `+1`, `5.`, `1,000`, `0x1F`. */
	public static function of( mixed $value ): ?float {
		if ( is_int( $value ) || is_float( $value ) ) {
			return (float) $value;
		}
		return is_string( $value ) && 1 === preg_match( '/^-?(?:[0-9]+|[0-9]*\.[0-9]+)(?:e[+-]?[0-9]+)?$/Di', $value ) ? (float) $value : null;
	}
}
