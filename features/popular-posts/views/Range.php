<?php
/**
 * A time range that ends now.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views;

defined( 'ABSPATH' ) || exit;

/**
 * The ranges of lists, as a number of hours or days. Views are counted by the hour: a range of minutes is rounded up to
 * hours, and a range begins with the hour (or, in the site's time zone, the day) that contains its start.
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

	/** Longest range that is counted in hours, and longest range at all; longer ones are shortened. */
	private const MOST_HOURS = 720;
	private const MOST_DAYS  = 3650;

	/**
	 * @param string $unit  'h' for hours, 'd' for days, '' for the whole time.
	 * @param int    $count Number of units; 0 for the whole time.
	 */
	private function __construct( public readonly string $unit, public readonly int $count ) {}

	public static function everything(): self {
		return new self( '', 0 );
	}

	/**
	 * Returns the range of a name. An unknown name means the last 24 hours.
	 *
	 * @param mixed $name     daily, last24hours, weekly, last7days, monthly, last30days, all or custom.
	 * @param mixed $unit     For custom ranges: minute, hour, day, week or month.
	 * @param mixed $quantity For custom ranges: number of units; 24 for an invalid number.
	 */
	public static function of( mixed $name, mixed $unit = 'hour', mixed $quantity = 24 ): self {
		if ( 'all' === $name ) {
			return self::everything();
		}
		if ( 'custom' !== $name ) {
			return new self(
				...( is_string( $name ) ? self::NAMES[ $name ] ?? self::NAMES['daily'] : self::NAMES['daily'] )
			);
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

	/** Returns a short key, equal for equal ranges: h24, d7, all. At most 5 characters. */
	public function span(): string {
		return '' === $this->unit ? 'all' : $this->unit . $this->count;
	}

	/** Returns the range of a key; null for an unknown one. */
	public static function from_span( string $span ): ?self {
		if ( 'all' === $span ) {
			return self::everything();
		}
		return 1 === preg_match( '/^([hd])([1-9]\d{0,3})$/D', $span, $found )
			? new self( $found[1], (int) $found[2] )
			: null;
	}

	/** Returns the start, in seconds since 1970; 0 for the whole time. */
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
