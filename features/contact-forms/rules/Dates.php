<?php
/**
 * Calendar dates.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rules;

defined( 'ABSPATH' ) || exit;

/** PHP version of dates.ts. */
final class Dates {
	/**
	 * Returns the text if it is a valid date, such as `2024-02-29`; null otherwise. Years have four digits, so that
	 * dates compare as strings.
	 */
	public static function of( mixed $value ): ?string {
		if ( ! is_string( $value ) || 1 !== preg_match( '/^([0-9]{4})-([0-9]{2})-([0-9]{2})$/D', $value, $parts ) ) {
			return null;
		}
		return checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] ) ? $value : null;
	}

	/** Returns 1 for Monday to 7 for Sunday. @param string $date What of() returned. */
	public static function day_of_week( string $date ): int {
		return (int) ( new \DateTimeImmutable( $date, new \DateTimeZone( 'UTC' ) ) )->format( 'N' );
	}
}
