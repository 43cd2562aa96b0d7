<?php
/**
 * A stretch of time up to now.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Views;

defined( 'ABSPATH' ) || exit;

/**
 * The ranges that lists know, as a number of hours or of days. Views are counted by the hour: a range of minutes is as many hours as hold it, and a range
 * begins with the hour (or, in the site's time zone, the day) that holds its first moment.
 */
final class Range {
	private const NAMES = array(
		'daily'       => array( 'h', 24 ),
		'last24hours' => array( 'h', 24 ),
		'weekly'      => array( 'd', 7 ),
		'last7days'   => array( 'd', 7 ),
		'monthly'     => array( 'd', 30 ),
		'last30days'  => array( 'd', 30 ),
	);

	/** Longest range that is counted in hours, and longest of all; a longer one is cut. */
	private const MOST_HOURS = 720;
	private const MOST_DAYS  = 3650;

	/**
	 * @param string $unit  'h' hours, 'd' days, '' everything.
	 * @param int    $count How many of them; 0 for everything.
	 */
	private function __construct( public readonly string $unit, public readonly int $count ) {}

	public static function everything(): self {
		return new self( '', 0 );
	}

	/**
	 * The range by its name. An unknown name is the last 24 hours.
	 *
	 * @param mixed $name     daily, last24hours, weekly, last7days, monthly, last30days, all or custom.
	 * @param mixed $unit     For custom: minute, hour, day, week or month.
	 * @param mixed $quantity For custom: how many, 24 if it is no number.
	 */
	public static function of( mixed $name, mixed $unit = 'hour', mixed $quantity = 24 ): self {
		if ( 'all' === $name ) {
			return self::everything();
		}
		if ( 'custom' !== $name ) {
			return new self( ...( is_string( $name ) ? self::NAMES[ $name ] ?? self::NAMES['daily'] : self::NAMES['daily'] ) );
		}
		$number = is_numeric( $quantity ) ? (int) max( 1, min( 1_000_000, $quantity ) ) : 24;
		return match ( $unit ) {
			'minute' => self::hours( (int) ceil( $number / 60 ) ),
			'day'    => self::days( $number ),
			'week'   => self::days( 7 * $number ),
			'month'  => self::days( 30 * $number ),
			default  => self::hours( $number ),
		};
	}

	/** Short name, the same for ranges that are the same: h24, d7, all. At most 5 characters. */
	public function span(): string {
		return '' === $this->unit ? 'all' : $this->unit . $this->count;
	}

	/** The range of such a name; null when there is none. */
	public static function from_span( string $span ): ?self {
		if ( 'all' === $span ) {
			return self::everything();
		}
		return 1 === preg_match( '/^([hd])([1-9]\d{0,3})$/D', $span, $found ) ? new self( $found[1], (int) $found[2] ) : null;
	}

	/** First moment, in seconds since 1970; 0 for everything. */
	public function start( int $now ): int {
		return match ( $this->unit ) {
			'h'     => Clock::hour( $now - $this->count * HOUR_IN_SECONDS ),
			'd'     => Clock::midnight( $now, 1 - $this->count ),
			default => 0,
		};
	}

	private static function hours( int $count ): self {
		return $count > self::MOST_HOURS ? self::days( (int) ceil( $count / 24 ) ) : new self( 'h', $count );
	}

	private static function days( int $count ): self {
		return new self( 'd', min( self::MOST_DAYS, $count ) );
	}
}
