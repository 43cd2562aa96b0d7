<?php
/**
 * Date range.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\DateRange;

defined( 'ABSPATH' ) || exit;

/** Reads a saved date range from JSON text or an object; the PHP version of range.ts. */
final class Range {
	public const UNITS = array( 'days', 'weeks', 'months', 'years' );

	/**
	 * Returns the valid dates: `array( 'after' => '2024-01-01', 'before' => '2024-12-31' )`.
	 *
	 * @return array{after?: string, before?: string}
	 */
	public static function dates( mixed $raw ): array {
		$found = self::found( $raw );
		return array_filter(
			array( 'after' => self::day( $found['after'] ?? '' ), 'before' => self::day( $found['before'] ?? '' ) )
		);
	}

	/**
	 * Returns the valid distances from today: `array( 'from' => array( 'value' => 2, 'unit' => 'months' ) )`.
	 *
	 * @return array{from?: array{value: int, unit: string}, to?: array{value: int, unit: string}}
	 */
	public static function distances( mixed $raw ): array {
		$found = self::found( $raw );
		return array_filter(
			array( 'from' => self::distance( $found['from'] ?? null ), 'to' => self::distance( $found['to'] ?? null ) )
		);
	}

	/** Returns the valid parts as JSON; '' if there are none. */
	public static function text( mixed $raw, bool $is_relative ): string {
		$range = $is_relative ? self::distances( $raw ) : self::dates( $raw );
		return array() === $range ? '' : (string) wp_json_encode( $range );
	}

	/** @return array<mixed> */
	private static function found( mixed $raw ): array {
		$found = is_string( $raw ) ? json_decode( $raw, true ) : $raw;
		return is_array( $found ) ? $found : array();
	}

	/** Returns a valid date; drops a time after it. */
	private static function day( mixed $raw ): string {
		$is_day = is_string( $raw )
			&& 1 === preg_match( '/^(\d{4})-(\d{2})-(\d{2})(?:[T ]|$)/D', $raw, $found )
			&& checkdate( (int) $found[2], (int) $found[3], (int) $found[1] );
		return $is_day ? substr( $raw, 0, 10 ) : '';
	}

	/** @return ?array{value: int, unit: string} */
	private static function distance( mixed $raw ): ?array {
		$value = is_array( $raw ) ? ( $raw['value'] ?? '' ) : '';
		if (
			! ( is_int( $value ) || is_float( $value ) || is_string( $value ) )
			|| 1 !== preg_match( '/^ *(\d{1,4}) *$/D', (string) $value, $found )
		) {
			return null;
		}
		$unit = $raw['unit'] ?? '';
		return array( 'value' => (int) $found[1], 'unit' => in_array( $unit, self::UNITS, true ) ? $unit : 'days' );
	}
}
