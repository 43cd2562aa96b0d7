<?php
/**
 * Parses dates in options.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags;

defined( 'ABSPATH' ) || exit;

/** Converts `2030-01-31`, `today+7days` or `first_monday_of_next_month` to a date in the site's time zone. */
final class Dates {
	/** @return string|false Year-month-day; false for an invalid date. */
	public static function day( string $phrase, string $option ): string|false {
		/**
		 * Filters a date in an option of a date field, for phrases of add-ons.
		 *
		 * @example add_filter( 'pagewright/forms/date', fn ( $day, $options ) => 'opening' === ( $options['min'] ?? '' ) ? '2030-05-01' : $day, 10, 2 );
		 * @param string|null           $day     Year-month-day; null to let PHP parse it.
		 * @param array<string, string> $options Name (min or max) => phrase.
		 */
		$day = apply_filters( 'pagewright/forms/date', null, array( $option => $phrase ) );
		if ( is_string( $day ) && '' !== $day ) {
			return self::is_day( $day ) ? $day : false;
		}
		if ( 1 === preg_match( '/^\d{4}-\d{2}-\d{2}$/D', $phrase ) ) {
			return self::is_day( $phrase ) ? $phrase : false;
		}
		$date = date_create_immutable( (string) preg_replace( '/_+/', ' ', $phrase ), wp_timezone() );
		return false === $date ? false : $date->format( 'Y-m-d' );
	}

	public static function is_day( string $text ): bool {
		return 1 === preg_match( '/^(\d{4})-(\d{2})-(\d{2})$/D', $text, $part )
			&& checkdate( (int) $part[2], (int) $part[3], (int) $part[1] );
	}
}
