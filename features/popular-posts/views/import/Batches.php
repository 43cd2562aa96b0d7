<?php
/**
 * One batch of an import.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views\Import;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Clock;
use Pagewright\Features\PopularPosts\Views\Database;
use Pagewright\Features\PopularPosts\Views\Folding;
use Pagewright\Features\PopularPosts\Views\Tables;
use Pagewright\Request\Memory;

/**
 * Adds a batch to the counts and advances the progress. Each method runs inside the transaction that also stores the
 * progress.
 */
final class Batches {
	/** Views in a batch. Limits the sums that PHP holds in memory. */
	private const VIEWS = 20_000;

	/** A batch of totals has this many times fewer posts. */
	private const VIEWS_PER_POST = 10;

	/** Maximum number of cached hours. */
	private const HOURS = 5000;

	/** Imports the next views, summed by day, and by hour if hours are kept. */
	public static function views( Progress $progress ): void {
		global $wpdb;
		$last = self::last_of_piece( $progress );
		// Leaves out counts of deleted posts and of invalid days.
		$where = $wpdb->prepare(
			' FROM ' . OldTables::summary() // phpcs:ignore WordPress.DB -- names of tables.
			. " s INNER JOIN $wpdb->posts p ON p.ID = s.postid AND p.post_type <> 'revision' WHERE s.ID > %d AND s.ID <= %d AND s.pageviews > 0",
			$progress->next,
			$last
		);
		$possible = $wpdb->prepare(
			' AND s.view_date >= %s AND s.view_date <= %s',
			'2000-01-01',
			Clock::day( Clock::now() )
		);
		Database::upsert(
			Tables::name( 'days' ),
			array( 'day', 'post_id', 'views' ),
			self::sums(
				"SELECT s.view_date AS moment, s.postid, SUM(s.pageviews) AS total $where $possible GROUP BY s.view_date, s.postid",
				static fn ( string $day ): string => substr( $day, 0, 10 )
			),
			'views = views + VALUES(views)'
		);
		$hourly = $wpdb->prepare( ' AND s.view_date >= %s', $progress->hours );
		Database::upsert(
			Tables::name( 'hours' ),
			array( 'hour', 'post_id', 'views', 'folded' ),
			// Already folded: days and totals contain them.
			array_map(
				static fn ( array $row ): array => array( $row[0], $row[1], $row[2], $row[2] ),
				self::sums(
					"SELECT SUBSTR(s.view_datetime, 1, 13) AS moment, s.postid, SUM(s.pageviews) AS total $where $possible $hourly GROUP BY SUBSTR(s.view_datetime, 1, 13), s.postid",
					self::hour( ... )
				)
			),
			'views = views + VALUES(views), folded = folded + VALUES(folded)'
		);
		if ( ! $progress->is_first ) {
			$rows = Database::rows(
				"SELECT s.postid, SUM(s.pageviews) AS total, MIN(s.view_datetime) AS oldest, MAX(s.view_datetime) AS latest $where GROUP BY s.postid"
			);
			Folding::add_totals(
				array_map(
					static fn ( array $row ): array =>
						array(
							(int) $row['postid'],
							(int) $row['total'],
							self::hour( $row['oldest'] ),
							self::hour( $row['latest'] ),
						),
					$rows
				)
			);
			$progress->views += array_sum( array_column( $rows, 'total' ) );
		}
		$progress->next = $last;
		if ( $last >= $progress->to ) {
			$progress->phase = $progress->is_first ? Progress::TOTALS : Progress::SPANS;
		}
	}

	/** Imports totals of the next posts, without views after the start of the import: the next import takes them. */
	public static function totals( Progress $progress ): void {
		global $wpdb;
		$rows = Database::rows(
			$wpdb->prepare(
				'SELECT d.postid, d.pageviews, d.day, d.last_viewed, p.ID AS found FROM ' . OldTables::data() // phpcs:ignore WordPress.DB -- names of tables.
				. " d LEFT JOIN $wpdb->posts p ON p.ID = d.postid AND p.post_type <> 'revision' WHERE d.postid > %d ORDER BY d.postid LIMIT %d",
				$progress->post,
				(int) ceil( self::size() / self::VIEWS_PER_POST )
			)
		);
		if ( array() === $rows ) {
			$progress->phase = Progress::SPANS;
			return;
		}
		$last  = (int) end( $rows )['postid'];
		$sql   = $wpdb->prepare(
			'SELECT postid, SUM(pageviews) AS total FROM ' . OldTables::summary() // phpcs:ignore WordPress.DB -- name of a table.
			. ' WHERE ID > %d AND postid > %d AND postid <= %d GROUP BY postid',
			$progress->to,
			$progress->post,
			$last
		);
		$newer = array_column( Database::rows( $sql ), 'total', 'postid' );
		$sums  = array();
		foreach ( $rows as $row ) {
			$views = (int) $row['pageviews'] - (int) ( $newer[ $row['postid'] ] ?? 0 );
			if ( null === $row['found'] ) {
				++$progress->skipped;
			} elseif ( $views > 0 ) {
				$sums[]           = array(
					(int) $row['postid'],
					$views,
					self::hour( $row['day'] ),
					self::hour( $row['last_viewed'] ),
				);
				$progress->views += $views;
			}
		}
		Folding::add_totals( $sums );
		$progress->post  = $last;
		$progress->read += count( $rows );
	}

	/** Returns the ID of the last view in the next batch: IDs have gaps where old views were deleted. */
	private static function last_of_piece( Progress $progress ): int {
		global $wpdb;
		$rows = Database::rows(
			$wpdb->prepare(
				'SELECT ID FROM ' . OldTables::summary() . ' WHERE ID > %d AND ID <= %d ORDER BY ID LIMIT 1 OFFSET %d', // phpcs:ignore WordPress.DB -- name of a table.
				$progress->next,
				$progress->to,
				self::size() - 1
			)
		);
		return (int) ( $rows[0]['ID'] ?? $progress->to );
	}

	private static function size(): int {
		/**
		 * Filters the number of views that are imported in one batch. Fewer need less memory and shorter transactions.
		 *
		 * @param int $views 20000.
		 */
		return max( 1, (int) apply_filters( 'pagewright/views/import-size', self::VIEWS ) );
	}

	/**
	 * @param callable $moment Converts the column `moment` to a key.
	 * @return list<array{0: int|string, 1: int, 2: int}> Day or hour, post, views.
	 */
	private static function sums( string $sql, callable $moment ): array {
		return array_map(
			static fn ( array $row ): array =>
				array( $moment( $row['moment'] ), (int) $row['postid'], (int) $row['total'] ),
			Database::rows( $sql )
		);
	}

	/**
	 * Returns the start of the hour of a time in the site's time zone, `2026-11-30 14` or longer, in seconds since
	 * 1970; the current hour for an invalid time.
	 */
	private static function hour( string $moment ): int {
		$hours = Memory::get( self::class, 'hours', array() );
		$key   = substr( $moment, 0, 13 );
		if ( ! isset( $hours[ $key ] ) ) {
			$hours         = count( $hours ) < self::HOURS ? $hours : array();
			$is_one        = 1 === preg_match( '/^20\d\d-\d\d-\d\d \d\d$/D', $key )
				&& false !== strtotime( "$key:00:00" );
			$hours[ $key ] = Clock::hour(
				$is_one ? min( Clock::now(), Clock::start_of( "$key:00:00" ) ) : Clock::now()
			);
			Memory::set( self::class, 'hours', $hours );
		}
		return $hours[ $key ];
	}
}
