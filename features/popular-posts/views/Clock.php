<?php
/**
 * Hours and days in the site's time zone.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views;

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\Memory;

/**
 * Hours start with those of the site's time zone, which may be offset by half an hour, so that each hour belongs to one
 * day.
 */
final class Clock {
	/** Returns the current time in seconds since 1970. */
	public static function now(): int {
		return Memory::get( self::class, 'now' ) ?? time();
	}

	/** Returns nanoseconds as hrtime() does, to measure durations. On a stopped clock, only pass() takes time. */
	public static function hrtime(): int {
		return null === Memory::get( self::class, 'now' )
			? hrtime( true )
			: Memory::get( self::class, 'passed', 0 );
	}

	/** Stops the clock for a test; null restarts it. */
	public static function stop_at( ?int $now ): void {
		Memory::set( self::class, 'now', $now );
	}

	/** Lets milliseconds pass in a test, while the clock is stopped. */
	public static function pass( int $ms ): void {
		Memory::set( self::class, 'passed', self::hrtime() + $ms * 1_000_000 );
	}

	/** Returns the start of the hour that contains a time, in seconds since 1970. */
	public static function hour( int $moment ): int {
		$offset = self::zone()->getOffset( new \DateTimeImmutable( "@$moment" ) ) % HOUR_IN_SECONDS;
		return intdiv( $moment + $offset, HOUR_IN_SECONDS ) * HOUR_IN_SECONDS - $offset;
	}

	/** Returns the day of a time in the site's time zone: 2026-11-30. */
	public static function day( int $moment ): string {
		return ( new \DateTimeImmutable( "@$moment" ) )->setTimezone( self::zone() )->format( 'Y-m-d' );
	}

	/**
	 * Returns midnight at the start of the day that contains a time, or of a later day, in the site's time zone; in
	 * seconds since 1970.
	 */
	public static function midnight( int $moment, int $days = 0 ): int {
		return (
			new \DateTimeImmutable( "@$moment" )
		)->setTimezone( self::zone() )->setTime( 0, 0 )->modify( "$days days" )->getTimestamp();
	}

	/** Returns midnight at the start of a day such as 2026-11-30. */
	public static function start_of( string $day ): int {
		return ( new \DateTimeImmutable( $day, self::zone() ) )->getTimestamp();
	}

	private static function zone(): \DateTimeZone {
		$name = (string) get_option( 'timezone_string' ) . '|' . get_option( 'gmt_offset' );
		return Memory::remember( self::class, $name, wp_timezone( ... ) );
	}
}
