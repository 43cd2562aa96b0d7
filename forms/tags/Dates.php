<?php
/**
 * Days in options.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Tags;

defined( 'ABSPATH' ) || exit;

/** Turns `2030-01-31`, `today+7days` or `first_monday_of_next_month` into a day of the site's time zone. */
final class Dates {
	/** @return string|false Year-month-day; false where it says no day. */
	public static function day( string $phrase, string $option ): string|false {
		/**
		 * A day that an option of a date field names in words of an add-on.
		 *
		 * @example add_filter( 'pagewright/forms/date', fn ( $day, $options ) => 'opening' === ( $options['min'] ?? '' ) ? '2030-05-01' : $day, 10, 2 );
		 * @param string|null           $day     Year-month-day; null: PHP's own reading.
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
		return 1 === preg_match( '/^(\d{4})-(\d{2})-(\d{2})$/D', $text, $part ) && checkdate( (int) $part[2], (int) $part[3], (int) $part[1] );
	}
}
