<?php
/**
 * From hours to everything else.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Views;

defined( 'ABSPATH' ) || exit;

/**
 * A view is one row changed in the table of hours. Folding adds what came in since the last time to days, totals and spans, so that lists find their
 * sums ready and sorted:
 *
 *     hours (10:00, post 7): views 12, folded 9   →   days, totals, spans h24, d7 … of post 7: + 3; folded 12
 *
 * All of it is one transaction. It begins by writing the row `fold`, which makes those who fold wait for each other; killed anywhere, nothing has happened.
 */
final class Folding {
	/** Seconds after which the next view folds. Lists are no older than this and their own cache. */
	public const EVERY_SECONDS = 60;

	/** When the last began. Read with all options, so that a view need not ask. */
	private const OPTION = 'pagewright_views_folded';

	/** Clocks of servers differ: views may still come into an hour that has just ended. */
	private const LATE_SECONDS = 10 * MINUTE_IN_SECONDS;

	/** Longest that folding is left to one request. */
	private const LOCK_SECONDS = 120;

	public static function is_due(): bool {
		return Clock::now() - self::last() >= self::EVERY_SECONDS;
	}

	/** When the last one began, in seconds since 1970; 0: never. */
	public static function last(): int {
		return (int) get_option( self::OPTION );
	}

	/**
	 * Folds if it is time and nobody else does.
	 *
	 * @throws StoreError When the database refuses; the next one does it all.
	 */
	public static function run_if_due(): void {
		if ( ! self::is_due() ) {
			return;
		}
		$key = State::lock( 'fold', self::LOCK_SECONDS );
		if ( null !== $key ) {
			try {
				self::run();
			} finally {
				State::unlock( 'fold', $key );
			}
		}
	}

	/**
	 * Folds now.
	 *
	 * @throws StoreError When the database refuses; nothing was changed then.
	 */
	public static function run(): void {
		$now = Clock::now();
		update_option( self::OPTION, $now, true );
		Database::transaction(
			static function () use ( $now ): void {
				$from = self::begin();
				$rows = self::unfolded( $from );
				self::add( $rows );
				Spans::update( $rows, $now );
				Database::upsert( Tables::name( 'hours' ), array( 'hour', 'post_id', 'folded' ), self::columns( $rows ), 'folded = folded + VALUES(folded)' );
				State::set( 'fold', self::text( Clock::hour( $now - self::LATE_SECONDS ) ) );
			}
		);
		Seen::tidy();
	}

	/** Says, in a transaction, that views of an hour in the past were written: the next folding looks there too. */
	public static function look_back( int $hour ): void {
		global $wpdb;
		Database::run( $wpdb->prepare( 'UPDATE ' . Tables::name( 'state' ) . " SET value = %s WHERE name = 'fold' AND value > %s", self::text( $hour ), self::text( $hour ) ) ); // phpcs:ignore WordPress.DB -- our own table.
	}

	/** Inside a transaction: waits until nobody else folds; returns the first hour that may hold something new. */
	public static function begin(): int {
		global $wpdb;
		$table = Tables::name( 'state' );
		// An update that changes nothing locks the row all the same; on SQLite it takes the only lock there is.
		Database::run( $wpdb->prepare( "INSERT INTO $table (name, value) VALUES ('fold', %s) ON DUPLICATE KEY UPDATE value = $table.value", self::text( 0 ) ) ); // phpcs:ignore WordPress.DB -- our own table.
		return (int) State::get( 'fold' );
	}

	/** @return list<array{hour: int, post: int, views: int}> What is not yet in the sums. */
	private static function unfolded( int $from ): array {
		global $wpdb;
		$rows = Database::rows( $wpdb->prepare( 'SELECT hour, post_id, views - folded AS views FROM ' . Tables::name( 'hours' ) . ' WHERE hour >= %d AND views > folded', $from ) ); // phpcs:ignore WordPress.DB -- our own table.
		return array_map(
			static fn ( array $row ): array => array(
				'hour'  => (int) $row['hour'],
				'post'  => (int) $row['post_id'],
				'views' => (int) $row['views'],
			),
			$rows
		);
	}

	/** @param list<array{hour: int, post: int, views: int}> $rows What is new. */
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
		Database::upsert( Tables::name( 'days' ), array( 'day', 'post_id', 'views' ), array_values( $days ), 'views = views + VALUES(views)' );
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
	 * @param list<array{hour: int, post: int, views: int}> $rows What is new.
	 * @return list<array{0: int, 1: int, 2: int}>
	 */
	private static function columns( array $rows ): array {
		return array_map( static fn ( array $row ): array => array( $row['hour'], $row['post'], $row['views'] ), $rows );
	}

	/** An hour as a text that sorts as it does. */
	private static function text( int $hour ): string {
		return sprintf( '%012d', $hour );
	}
}
