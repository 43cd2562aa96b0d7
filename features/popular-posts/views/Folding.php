<?php
/**
 * Folds hours into days, totals and range sums.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views;

defined( 'ABSPATH' ) || exit;

/**
 * A page view changes one row in the table of hours. Folding adds new views to days, totals and range sums, so that
 * lists find sorted sums:
 *
 *     hours (10:00, post 7): views 12, folded 9   →   days, totals, spans h24, d7 … of post 7: + 3; folded 12
 *
 * All of it is one transaction. It first writes the row `fold`, which makes parallel runs wait. If the process dies,
 * nothing has changed.
 */
final class Folding {
	/** Shortest interval between runs. While folding is fast, lists are at most this old, plus their cache. */
	private const EVERY_SECONDS = 1;

	/** A run is followed by a pause of this many times its duration, so that folding takes at most 5 % of the time. */
	private const PAUSE_TIMES = 20;

	/** Pause after a database error. */
	private const REFUSED_SECONDS = 60;

	/**
	 * Start of the last run, and time of the next: `1773140400 1773140401`. Autoloaded, so that page views need no
	 * query.
	 */
	private const OPTION = 'pagewright_views_folded';

	/**
	 * The same in a persistent object cache: an option that changes every second would invalidate its copy of all
	 * options.
	 */
	private const CACHE = array( 'views_folded', 'pagewright' );

	/** Maximum age of the option beside an object cache. */
	private const OPTION_SECONDS = 60;

	/** Clocks of servers differ: views may still arrive for an hour that has just ended. */
	private const LATE_SECONDS = 10 * MINUTE_IN_SECONDS;

	/** Lifetime of the lock. */
	private const LOCK_SECONDS = 120;

	public static function is_due(): bool {
		return self::is_time( self::noted() );
	}

	/** Returns the start of the last run, in seconds since 1970; 0 for never. */
	public static function last(): int {
		return self::noted()[0];
	}

	/**
	 * Returns whether folding would change a list: new views arrived, or a new hour began, so that ranges moved. One
	 * query at most.
	 */
	public static function is_wanted(): bool {
		global $wpdb;
		$last = self::last();
		if ( Clock::hour( Clock::now() ) > Clock::hour( $last ) ) {
			return true;
		}
		return array() !== Database::rows(
			$wpdb->prepare(
				'SELECT 1 FROM ' . Tables::name( 'hours' ) . ' WHERE hour >= %d AND views > folded LIMIT 1', // phpcs:ignore WordPress.DB -- our own table.
				Clock::hour( $last - self::LATE_SECONDS )
			)
		);
	}

	/**
	 * Folds if it is due and no other process does.
	 *
	 * @param ?callable(): void $before Moves views into the tables first; its time counts.
	 * @throws StoreError When the database returns an error; the next run continues.
	 */
	public static function run_if_due( ?callable $before = null ): void {
		if ( ! self::is_due() ) {
			return;
		}
		$lock = StateTable::lock( 'fold', self::LOCK_SECONDS );
		if ( ! $lock->acquire() ) {
			return;
		}
		try {
			// Another request may have run since this one began.
			if ( self::is_time( self::noted_just_now() ) ) {
				self::run_and_pause( $before );
			}
		} finally {
			$lock->release();
		}
	}

	/**
	 * An error of the callback does not prevent folding, and its time counts: an unreachable Redis costs a second.
	 *
	 * @param ?callable(): void $before Callback of run_if_due().
	 */
	private static function run_and_pause( ?callable $before ): void {
		$start = Clock::hrtime();
		try {
			if ( null !== $before ) {
				$before();
			}
		} finally {
			$least = self::REFUSED_SECONDS;
			try {
				self::run();
				$least = self::EVERY_SECONDS;
			} finally {
				$pause = max( $least, (int) ceil( self::PAUSE_TIMES * ( Clock::hrtime() - $start ) / 1e9 ) );
				if ( $pause > self::EVERY_SECONDS ) {
					self::note( Clock::now(), Clock::now() + $pause );
				}
			}
		}
	}

	/**
	 * Folds now.
	 *
	 * @throws StoreError When the database returns an error; nothing has changed.
	 */
	public static function run(): void {
		$now = Clock::now();
		self::note( $now, $now + self::EVERY_SECONDS );
		Database::transaction(
			static function () use ( $now ): void {
				$from = self::begin();
				$rows = self::unfolded( $from );
				self::add( $rows );
				RangeSums::update( $rows, $now );
				Database::upsert(
					Tables::name( 'hours' ),
					array( 'hour', 'post_id', 'folded' ),
					self::columns( $rows ),
					'folded = folded + VALUES(folded)'
				);
				StateTable::set( 'fold', self::text( Clock::hour( $now - self::LATE_SECONDS ) ) );
			}
		);
		RepeatedViews::tidy();
	}

	/** Notes, in a transaction, that views of a past hour were written, so that the next run looks there too. */
	public static function look_back( int $hour ): void {
		global $wpdb;
		Database::run(
			$wpdb->prepare(
				'UPDATE ' . Tables::name( 'state' ) . " SET value = %s WHERE name = 'fold' AND value > %s", // phpcs:ignore WordPress.DB -- our own table.
				self::text( $hour ),
				self::text( $hour )
			)
		);
	}

	/** Waits for other runs, inside a transaction. Returns the first hour that may contain new views. */
	public static function begin(): int {
		global $wpdb;
		$table = Tables::name( 'state' );
		// An UPDATE without changes still locks the row; SQLite has only one lock.
		Database::run(
			$wpdb->prepare(
				"INSERT INTO $table (name, value) VALUES ('fold', %s) ON DUPLICATE KEY UPDATE value = $table.value", // phpcs:ignore WordPress.DB -- our own table.
				self::text( 0 )
			)
		);
		return (int) StateTable::get( 'fold' );
	}

	/** @return list<array{hour: int, post: int, views: int}> Views that are not in the sums yet. */
	private static function unfolded( int $from ): array {
		global $wpdb;
		$rows = Database::rows(
			$wpdb->prepare(
				'SELECT hour, post_id, views - folded AS views FROM ' . Tables::name( 'hours' ) // phpcs:ignore WordPress.DB -- our own table.
				. ' WHERE hour >= %d AND views > folded',
				$from
			)
		);
		return array_map(
			static fn ( array $row ): array => array(
				'hour'  => (int) $row['hour'],
				'post'  => (int) $row['post_id'],
				'views' => (int) $row['views'],
			),
			$rows
		);
	}

	/** @param list<array{hour: int, post: int, views: int}> $rows New views. */
	private static function add( array $rows ): void {
		$days   = array();
		$totals = array();
		$names  = array();
		foreach ( $rows as [ 'hour' => $hour, 'post' => $post, 'views' => $views ] ) {
			$day                    = $names[ $hour ] ??= Clock::day( $hour );
			$days[ "$day $post" ]   = array( $day, $post, ( $days[ "$day $post" ][2] ?? 0 ) + $views );
			$sum                    = $totals[ $post ] ?? array( $post, 0, $hour, $hour );
			$totals[ $post ]        = array( $post, $sum[1] + $views, min( $sum[2], $hour ), max( $sum[3], $hour ) );
		}
		Database::upsert(
			Tables::name( 'days' ),
			array( 'day', 'post_id', 'views' ),
			array_values( $days ),
			'views = views + VALUES(views)'
		);
		self::add_totals( array_values( $totals ) );
	}

	/**
	 * Adds to the totals.
	 *
	 * @param iterable<array{0: int, 1: int, 2: int, 3: int}> $rows Post, views, first hour, last hour.
	 */
	public static function add_totals( iterable $rows ): void {
		Database::upsert(
			Tables::name( 'totals' ),
			array( 'post_id', 'views', 'first_hour', 'last_hour' ),
			$rows,
			'views = views + VALUES(views), first_hour = CASE WHEN first_hour > VALUES(first_hour) THEN VALUES(first_hour) ELSE first_hour END, last_hour = CASE WHEN last_hour < VALUES(last_hour) THEN VALUES(last_hour) ELSE last_hour END'
		);
	}

	/**
	 * @param list<array{hour: int, post: int, views: int}> $rows New views.
	 * @return list<array{0: int, 1: int, 2: int}>
	 */
	private static function columns( array $rows ): array {
		return array_map(
			static fn ( array $row ): array => array( $row['hour'], $row['post'], $row['views'] ),
			$rows
		);
	}

	/** Returns an hour as text that sorts chronologically. */
	private static function text( int $hour ): string {
		return sprintf( '%012d', $hour );
	}

	/** @param array{0: int, 1: int} $noted Result of noted(). A start in the future means that the clock was wrong. */
	private static function is_time( array $noted ): bool {
		$now = Clock::now();
		return $now >= $noted[1] || $now < $noted[0];
	}

	/** @return array{0: int, 1: int} Start of the last run, and time of the next. */
	private static function noted(): array {
		$cached = wp_using_ext_object_cache() ? wp_cache_get( ...self::CACHE ) : false;
		return self::read( is_string( $cached ) ? $cached : get_option( self::OPTION ) );
	}

	/** @return array{0: int, 1: int} The same, ignoring what this request has read before. */
	private static function noted_just_now(): array {
		global $wpdb;
		if ( wp_using_ext_object_cache() ) {
			$cached = wp_cache_get( ...array( ...self::CACHE, true ) );
			return is_string( $cached ) ? self::read( $cached ) : self::noted();
		}
		return self::read( // phpcs:ignore WordPress.DB -- get_option() would return the value from the start of the request.
			$wpdb->get_var(
				$wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", self::OPTION )
			)
		);
	}

	/**
	 * @param mixed $text Value of the option; older versions stored the start only.
	 * @return array{0: int, 1: int}
	 */
	private static function read( mixed $text ): array {
		[ $began, $due ] = explode( ' ', is_scalar( $text ) ? (string) $text : '' ) + array( '0', '0' );
		return array( (int) $began, (int) $due > 0 ? (int) $due : (int) $began + self::EVERY_SECONDS );
	}

	private static function note( int $began, int $due ): void {
		$text = "$began $due";
		if ( wp_using_ext_object_cache() ) {
			wp_cache_set( self::CACHE[0], $text, self::CACHE[1] );
			if ( abs( $began - self::read( get_option( self::OPTION ) )[0] ) < self::OPTION_SECONDS ) {
				return;
			}
		}
		update_option( self::OPTION, $text, true );
	}
}
