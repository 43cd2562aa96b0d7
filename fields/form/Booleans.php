<?php
/**
 * Saved booleans.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Form;

defined( 'ABSPATH' ) || exit;

/** Reads booleans of forms and older content; the PHP version of booleans.ts. */
final class Booleans {
	/** Returns true for `true`, `"on"`, `"true"`, `"1"`, `"yes"` and numbers other than 0; otherwise false. */
	public static function read( mixed $raw ): bool {
		if ( is_string( $raw ) ) {
			return in_array( strtolower( trim( $raw ) ), array( 'on', 'true', '1', 'yes' ), true );
		}
		return true === $raw || ( ( is_int( $raw ) || is_float( $raw ) ) && 0.0 !== (float) $raw );
	}
}
