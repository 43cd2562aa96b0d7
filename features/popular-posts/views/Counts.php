<?php
/**
 * Reads the numbers of page views.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Import\OldCounts;

/**
 * Reads the tables. Returns 0 for everything that was never counted. Views that wait in Redis are not included; those
 * in the tables are.
 */
final class Counts {
	/** Only these hours may contain views that are not in days and totals yet. */
	private const UNFOLDED_SECONDS = 2 * DAY_IN_SECONDS;

	/** Returns the current number of views of a post. */
	public static function of( int $post, Range $range ): int {
		return self::of_posts( array( $post ), $range )[ $post ];
	}

	/**
	 * Returns the current numbers of views of several posts.
	 *
	 * @param list<int> $posts Post IDs.
	 * @return array<int, int> By ID; 0 for none.
	 */
	public static function of_posts( array $posts, Range $range ): array {
		global $wpdb;
		$views = array_fill_keys( $posts, 0 );
		if ( array() === $posts || ! Tables::exist() ) {
			return $views;
		}
		$ids   = implode( ', ', array_map( 'intval', $posts ) );
		$now   = Clock::now();
		$start = $range->start( $now );
		$parts = array();
		if ( 'h' === $range->unit ) {
			$parts[] = $wpdb->prepare(
				'SELECT post_id, SUM(views) AS views FROM ' . Tables::name( 'hours' ) // phpcs:ignore WordPress.DB -- our own table; numbers.
				. " WHERE post_id IN ($ids) AND hour >= %d GROUP BY post_id", // phpcs:ignore WordPress.DB -- as above.
				$start
			);
		} else {
			$parts[] = 'd' === $range->unit
				? $wpdb->prepare(
					'SELECT post_id, SUM(views) AS views FROM ' . Tables::name( 'days' ) // phpcs:ignore WordPress.DB -- our own table; numbers.
					. " WHERE post_id IN ($ids) AND day >= %s GROUP BY post_id", // phpcs:ignore WordPress.DB -- as above.
					Clock::day( $start )
				)
				: 'SELECT post_id, views FROM ' . Tables::name( 'totals' ) . " WHERE post_id IN ($ids)";
			$parts[] = $wpdb->prepare(
				'SELECT post_id, SUM(views - folded) AS views FROM ' . Tables::name( 'hours' ) // phpcs:ignore WordPress.DB -- our own table; numbers.
				. " WHERE post_id IN ($ids) AND hour >= %d AND views > folded GROUP BY post_id", // phpcs:ignore WordPress.DB -- as above.
				max( $start, $now - self::UNFOLDED_SECONDS )
			);
		}
		if ( OldCounts::are_read() ) {
			$parts[] = '' === $range->unit
				? 'SELECT post_id, views FROM (' . OldCounts::sql( $range, $ids ) . ') old'
				: OldCounts::sql( $range, $ids );
		}
		// One statement, so that concurrent folding cannot count a view twice.
		foreach ( self::rows( implode( ' UNION ALL ', $parts ) ) as $row ) {
			$views[ (int) $row['post_id'] ] += (int) $row['views'];
		}
		return $views;
	}

	/**
	 * Returns the table with the sums of a range, current to the last folding. Alias `v` with `v.post_id` and
	 * `v.views`; for the whole time `v.first_hour` too. Starts to keep sums of a new range, unless there are too many
	 * or the database fails.
	 *
	 * @return array{table: string, where: string} SQL without external values.
	 */
	public static function source( Range $range ): array {
		$source = self::own_source( $range );
		if ( ! OldCounts::are_read() ) {
			return $source;
		}
		[ $columns, $sums ] = '' === $range->unit
			? array( 'post_id, views, first_hour', 'SUM(views) AS views, MIN(first_hour) AS first_hour' )
			: array( 'post_id, views', 'SUM(views) AS views' );
		return array(
			'table' => "(SELECT post_id, $sums FROM (SELECT $columns FROM {$source['table']} v WHERE {$source['where']} UNION ALL "
				. OldCounts::sql( $range ) . ') w GROUP BY post_id)',
			'where' => '1 = 1',
		);
	}

	/** @return array{table: string, where: string} Table with the sums that this plugin counted or imported. */
	private static function own_source( Range $range ): array {
		global $wpdb;
		if ( '' === $range->unit ) {
			return array(
				'table' => Tables::name( 'totals' ),
				'where' => '1 = 1',
			);
		}
		if ( self::keep( $range ) ) {
			return array(
				'table' => Tables::name( 'spans' ),
				'where' => "v.span = '" . $range->span() . "'",
			);
		}
		$start = $range->start( Clock::now() );
		$where = 'h' === $range->unit
			? $wpdb->prepare( 'hour >= %d', $start )
			: $wpdb->prepare( 'day >= %s', Clock::day( $start ) );
		return array(
			'table' => '(SELECT post_id, SUM(views) AS views FROM '
				. Tables::name( 'h' === $range->unit ? 'hours' : 'days' ) . " WHERE $where GROUP BY post_id)",
			'where' => '1 = 1',
		);
	}

	private static function keep( Range $range ): bool {
		try {
			return RangeSums::keep( $range );
		} catch ( StoreError $error ) {
			error_log( 'Pagewright: views: ' . $error->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the only trace.
			return false;
		}
	}

	/**
	 * @return list<array<string, string>> Rows; none when the database returns an error, so that the page still
	 *    renders.
	 */
	private static function rows( string $sql ): array {
		try {
			return Database::rows( $sql ); // phpcs:ignore WordPress.DB.PreparedSQL -- of_posts() and OldCounts prepared it.
		} catch ( StoreError $error ) {
			error_log( 'Pagewright: views: ' . $error->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the only trace.
			return array();
		}
	}
}
