<?php
/**
 * Parses numbers.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rules;

defined( 'ABSPATH' ) || exit;

/** PHP version of numbers.ts. */
final class Numbers {
	/** Returns null for texts that are not numbers: `+1`, `5.`, `1,000`, `0x1F`. */
	public static function of( mixed $value ): ?float {
		if ( is_int( $value ) || is_float( $value ) ) {
			return (float) $value;
		}
		return is_string( $value ) && 1 === preg_match( '/^-?(?:[0-9]+|[0-9]*\.[0-9]+)(?:e[+-]?[0-9]+)?$/Di', $value )
			? (float) $value
			: null;
	}
}
