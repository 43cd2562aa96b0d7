<?php
/**
 * Hours and days of the site.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Views;

defined( 'ABSPATH' ) || exit;

/** Hours begin with those of the site's time zone, which may be half an hour off, so that each belongs to one day. */
final class Clock {
	private static ?int $now = null;

	/** This moment, in seconds since 1970. */
	public static function now(): int {
		return self::$now ?? time();
	}

	/** Stands still at a moment, for a test; goes on with null. */
	public static function stop_at( ?int $now ): void {
		self::$now = $now;
	}

	/** Beginning of the hour that holds a moment, in seconds since 1970. */
	public static function hour( int $moment ): int {
		$offset = self::zone()->getOffset( new \DateTimeImmutable( "@$moment" ) ) % HOUR_IN_SECONDS;
		return intdiv( $moment + $offset, HOUR_IN_SECONDS ) * HOUR_IN_SECONDS - $offset;
	}

	/** Day of the site that holds a moment: 2026-11-30. */
	public static function day( int $moment ): string {
		return ( new \DateTimeImmutable( "@$moment" ) )->setTimezone( self::zone() )->format( 'Y-m-d' );
	}

	/** The site's midnight at the start of the day that holds a moment, or of one so many days later; in seconds since 1970. */
	public static function midnight( int $moment, int $days = 0 ): int {
		return ( new \DateTimeImmutable( "@$moment" ) )->setTimezone( self::zone() )->setTime( 0, 0 )->modify( "$days days" )->getTimestamp();
	}

	/** Midnight at the start of a day given as 2026-11-30. */
	public static function start_of( string $day ): int {
		return ( new \DateTimeImmutable( $day, self::zone() ) )->getTimestamp();
	}

	private static function zone(): \DateTimeZone {
		static $zones = array();
		$name         = (string) get_option( 'timezone_string' ) . '|' . get_option( 'gmt_offset' );
		return $zones[ $name ] ??= wp_timezone();
	}
}
