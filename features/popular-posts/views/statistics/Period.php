<?php
/**
 * Period of a chart of page views.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views\Statistics;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Clock;
use Pagewright\Features\PopularPosts\Views\Database;
use Pagewright\Features\PopularPosts\Views\Tables;

/** A period of hours or of whole days, both ends included, divided into hours, days or months. */
final class Period {
	/** Names of ranges; the first one is the default. */
	public const NAMES = array( 'last30days', 'last24hours', 'last7days', 'last12months', 'all', 'custom' );

	/** In a longer period, months replace days. */
	private const MOST_DAYS = 92;

	/** Earliest day; also limits what is shown. */
	private const FIRST_DAY = '2000-01-01';

	/**
	 * @param string $unit hour, day or month.
	 * @param int    $from Start, in seconds since 1970: the start of an hour or of a day.
	 * @param int    $to   Start of the last hour or day.
	 */
	private function __construct(
		public readonly string $unit,
		public readonly int $from,
		public readonly int $to,
		private readonly string $name
	) {}

	/**
	 * @param string $name One of NAMES.
	 * @param string $from First day of a custom range, 2026-11-30; an invalid day means the last 30 days.
	 * @param string $to   Last day of a custom range.
	 */
	public static function of( string $name, string $from, string $to, int $now ): self {
		$today = Clock::midnight( $now );
		return match ( $name ) {
			'last24hours'  => new self(
				'hour',
				Clock::hour( $now - 23 * HOUR_IN_SECONDS ),
				Clock::hour( $now ),
				$name
			),
			'last7days'    => new self( 'day', Clock::midnight( $now, -6 ), $today, $name ),
			'last12months' => new self(
				'month',
				Clock::start_of(
					Clock::day( Clock::start_of( substr( Clock::day( $now ), 0, 7 ) . '-01' ) ) . ' -11 months'
				),
				$today,
				$name
			),
			'all'          => self::days( self::first_day(), Clock::day( $now ), $name ),
			'custom'       => self::is_day( $from ) && self::is_day( $to )
				? self::days(
					max( self::FIRST_DAY, min( $from, $to ) ),
					min( Clock::day( $now ), max( $from, $to ) ),
					$name
				)
				: self::of( 'last30days', '', '', $now ),
			default        => new self( 'day', Clock::midnight( $now, -29 ), $today, 'last30days' ),
		};
	}

	/**
	 * Returns the period of the same length right before this one; for months, the same months of the year before. Null
	 * when this one is the whole time.
	 */
	public function before(): ?self {
		if ( 'all' === $this->name ) {
			return null;
		}
		if ( 'hour' === $this->unit ) {
			return new self(
				'hour',
				Clock::hour( $this->from - DAY_IN_SECONDS ),
				Clock::hour( $this->to - DAY_IN_SECONDS ),
				$this->name
			);
		}
		if ( 'last12months' === $this->name ) {
			return new self(
				'month',
				Clock::start_of( Clock::day( $this->from ) . ' -1 year' ),
				Clock::start_of( Clock::day( $this->to ) . ' -1 year' ),
				$this->name
			);
		}
		$days = $this->count_days();
		return new self(
			$this->unit,
			Clock::midnight( $this->from, -$days ),
			Clock::midnight( $this->to, -$days ),
			$this->name
		);
	}

	/**
	 * @return list<string> Starts of the intervals in the site's time zone, oldest first: 2026-11-30 14, 2026-11-30 or
	 *    2026-11.
	 */
	public function pieces(): array {
		$pieces = array();
		if ( 'hour' === $this->unit ) {
			for ( $hour = $this->from; $hour <= $this->to; $hour += HOUR_IN_SECONDS ) {
				$pieces[] = $this->piece( $hour );
			}
			return $pieces;
		}
		for ( $day = $this->from; $day <= $this->to; $day = Clock::midnight( $day, 1 ) ) {
			$pieces[ $this->piece( $day ) ] = true;
		}
		return array_map( 'strval', array_keys( $pieces ) );
	}

	/** Returns the interval that contains a time. */
	public function piece( int $moment ): string {
		return 'hour' === $this->unit
			? (string) wp_date( 'Y-m-d H', $moment )
			: substr( Clock::day( $moment ), 0, 'month' === $this->unit ? 7 : 10 );
	}

	/** Returns whether the last interval is not over yet. */
	public function is_running( int $now ): bool {
		return 'hour' === $this->unit || Clock::day( $now ) === Clock::day( $this->to );
	}

	public function count_days(): int {
		return (int) round( ( $this->to - $this->from ) / DAY_IN_SECONDS ) + 1;
	}

	private static function days( string $from, string $to, string $name ): self {
		$period = new self( 'day', Clock::start_of( min( $from, $to ) ), Clock::start_of( $to ), $name );
		return $period->count_days() <= self::MOST_DAYS
			? $period
			: new self( 'month', $period->from, $period->to, $name );
	}

	private static function is_day( string $day ): bool {
		return 1 === preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $day, $found )
			&& checkdate( (int) $found[2], (int) $found[3], (int) $found[1] );
	}

	/** Returns the first day with views; today when there are none. */
	private static function first_day(): string {
		$day = Tables::exist()
			? (string) ( Database::rows( 'SELECT MIN(day) AS day FROM ' . Tables::name( 'days' ) )[0]['day'] ?? '' )
			: '';
		return '' === $day ? Clock::day( Clock::now() ) : max( self::FIRST_DAY, substr( $day, 0, 10 ) );
	}
}
