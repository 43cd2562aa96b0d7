<?php
/**
 * Days of the calendar.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Rules;

defined( 'ABSPATH' ) || exit;

/** Twin of dates.ts. */
final class Dates {
	/** The same text if it is a day, as `2024-02-29`; null if the calendar has none. Years have four digits, so that texts compare like days. */
	public static function of( mixed $value ): ?string {
		if ( ! is_string( $value ) || 1 !== preg_match( '/^([0-9]{4})-([0-9]{2})-([0-9]{2})$/D', $value, $parts ) ) {
			return null;
		}
		return checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] ) ? $value : null;
	}

	/** Monday is 1, Sunday 7. @param string $date What of() returned. */
	public static function day_of_week( string $date ): int {
		return (int) ( new \DateTimeImmutable( $date, new \DateTimeZone( 'UTC' ) ) )->format( 'N' );
	}
}
