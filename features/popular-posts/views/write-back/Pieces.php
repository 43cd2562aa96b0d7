<?php
/**
 * One batch of writing back.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views\WriteBack;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Clock;
use Pagewright\Features\PopularPosts\Views\Database;
use Pagewright\Features\PopularPosts\Views\Import\OldTables;
use Pagewright\Features\PopularPosts\Views\Import\Progress as Imported;
use Pagewright\Features\PopularPosts\Views\Tables;

/**
 * Compares the views of some posts and adds missing ones to the old tables: to the total of the post, and to the
 * summary a row for each hour, at its end. A range of that plugin, which begins at a minute, then contains the same
 * hours as ours. Views without a known hour are at the end of their day, those without a known day in the total only.
 * Runs inside the transaction that also stores the progress.
 */
final class Pieces {
	/** Posts that are written in a batch. */
	private const POSTS = 25;

	/** Rows of days that are read at once. */
	private const DAYS = 500;

	/** Posts that are compared in a batch: most have no new views. */
	private const COMPARED = 1000;

	/** @param int $now Time of the batch, so that both old tables get the same times. */
	private function __construct( private readonly int $now ) {}

	/** Returns the number of posts with views. */
	public static function posts(): int {
		return (int) ( Database::rows( 'SELECT COUNT(*) AS posts FROM ' . Tables::name( 'totals' ) )[0]['posts'] ?? 0 );
	}

	/** Writes the next posts. */
	public static function write( Progress $progress ): void {
		( new self( Clock::now() ) )->batch( $progress );
	}

	private function batch( Progress $progress ): void {
		global $wpdb;
		$rows   = Database::rows(
			$wpdb->prepare(
				'SELECT t.post_id, t.views, t.first_hour, t.last_hour, d.pageviews FROM ' . Tables::name( 'totals' ) // phpcs:ignore WordPress.DB -- names of tables.
				. ' t LEFT JOIN ' . OldTables::data() // phpcs:ignore WordPress.DB -- as above.
				. ' d ON d.postid = t.post_id WHERE t.post_id > %d ORDER BY t.post_id LIMIT %d',
				$progress->post,
				self::COMPARED
			)
		);
		$most   = self::size();
		$gained = array();
		$totals = array();
		foreach ( $rows as $row ) {
			$progress->post = (int) $row['post_id'];
			++$progress->read;
			$views = (int) $row['views'] - (int) $row['pageviews'];
			if ( $views > 0 ) {
				$gained[ $progress->post ] = $views;
				$totals[]                  = array(
					$progress->post,
					self::moment( (int) $row['first_hour'] ),
					$this->end_of( (int) $row['last_hour'] ),
					$views,
				);
				$progress->views          += $views;
			}
			if ( count( $gained ) === $most ) {
				break;
			}
		}
		if ( array() !== $gained ) {
			Database::upsert(
				OldTables::data(),
				array( 'postid', 'day', 'last_viewed', 'pageviews' ),
				$totals,
				'pageviews = COALESCE(pageviews, 0) + VALUES(pageviews), last_viewed = CASE WHEN last_viewed < VALUES(last_viewed) THEN VALUES(last_viewed) ELSE last_viewed END'
			);
			Database::insert(
				OldTables::summary(),
				array( 'postid', 'pageviews', 'view_date', 'view_datetime' ),
				$this->summary( $gained )
			);
			Imported::load()?->skip_to( OldTables::newest() );
		}
		if ( count( $rows ) < self::COMPARED && count( $gained ) < $most ) {
			$progress->phase = Progress::DONE;
			$progress->ended = $this->now;
		}
	}

	/**
	 * Returns the newest hours and days with more views in this plugin, until they add up to the difference.
	 *
	 * @param array<int, int> $gained Views by post.
	 * @return iterable<array{0: int, 1: int, 2: string, 3: string}> Post, views, day, moment.
	 */
	private function summary( array $gained ): iterable {
		for ( $before = '9999-12-31'; array() !== $gained; ) {
			$posts = implode( ', ', array_keys( $gained ) );
			$days  = self::days( $posts, $before );
			if ( array() === $days ) {
				return;
			}
			$first = substr( end( $days )['day'], 0, 10 );
			$old   = self::old_days( $posts, $first, $before );
			$hours = self::hours( $posts, $first, $before );
			foreach ( $days as [ 'post_id' => $post, 'day' => $day, 'views' => $all ] ) {
				$post  = (int) $post;
				$day   = substr( $day, 0, 10 );
				$views = max( 0, min( $gained[ $post ], (int) $all - ( $old[ "$post $day" ] ?? 0 ) ) );
				yield from $this->of_day( $post, $views, $day, $hours[ "$post $day" ] ?? array() );
				$gained[ $post ] -= $views;
			}
			$gained = array_filter( $gained );
			$before = $first;
		}
	}

	/**
	 * @param array<int, int> $hours Views in addition to the old tables, by hour.
	 * @return iterable<array{0: int, 1: int, 2: string, 3: string}> Post, views, day, moment.
	 */
	private function of_day( int $post, int $views, string $day, array $hours ): iterable {
		foreach ( $hours as $hour => $more ) {
			$part = min( $views, $more );
			if ( $part > 0 ) {
				yield array( $post, $part, $day, $this->end_of( $hour ) );
				$views -= $part;
			}
		}
		if ( $views > 0 ) {
			yield array( $post, $views, $day, min( "$day 23:59:59", self::moment( $this->now ) ) );
		}
	}

	/**
	 * Returns the newest days before a day, each with all posts.
	 *
	 * @param string $posts Post IDs separated by commas.
	 * @return list<array<string, string>> `post_id`, `day` and `views`, newest day first.
	 */
	private static function days( string $posts, string $before ): array {
		global $wpdb;
		$most = max( self::DAYS, 2 * self::size() );
		$days = Database::rows(
			$wpdb->prepare(
				'SELECT post_id, day, views FROM ' . Tables::name( 'days' ) // phpcs:ignore WordPress.DB -- our own table; ids are numbers.
				. " WHERE post_id IN ($posts) AND day < %s ORDER BY day DESC LIMIT %d", // phpcs:ignore WordPress.DB -- as above.
				$before,
				$most
			)
		);
		if ( count( $days ) < $most ) {
			return $days;
		}
		// The last day may continue beyond the limit.
		$last = end( $days )['day'];
		return array_values( array_filter( $days, static fn ( array $row ): bool => $row['day'] !== $last ) );
	}

	/**
	 * @param string $posts Post IDs separated by commas.
	 * @return array<string, int> Views in the old tables by post and day: `7 2026-11-30`.
	 */
	private static function old_days( string $posts, string $first, string $before ): array {
		global $wpdb;
		$days = array();
		foreach (
			Database::rows(
				$wpdb->prepare(
					'SELECT postid, view_date, SUM(pageviews) AS views FROM ' . OldTables::summary() // phpcs:ignore WordPress.DB -- name of a table; ids are numbers.
					. " WHERE postid IN ($posts) AND view_date >= %s AND view_date < %s GROUP BY postid, view_date", // phpcs:ignore WordPress.DB -- as above.
					$first,
					$before
				)
			) as $row
		) {
			$days[ "{$row['postid']} " . substr( $row['view_date'], 0, 10 ) ] = (int) $row['views'];
		}
		return $days;
	}

	/**
	 * Returns by how many views this plugin exceeds the old tables.
	 *
	 * @param string $posts  Post IDs separated by commas.
	 * @param string $first  First day: 2026-11-30.
	 * @param string $before Day after the last one.
	 * @return array<string, array<int, int>> Views by hour, newest first, by post and day: `7 2026-11-30`. Negative
	 *    when the old tables have more.
	 */
	private static function hours( string $posts, string $first, string $before ): array {
		global $wpdb;
		$old = array();
		foreach (
			Database::rows(
				$wpdb->prepare(
					'SELECT postid, SUBSTR(view_datetime, 1, 13) AS moment, SUM(pageviews) AS views FROM '
					. OldTables::summary() // phpcs:ignore WordPress.DB -- name of a table; ids are numbers.
					. " WHERE postid IN ($posts) AND view_date >= %s AND view_date < %s GROUP BY postid, SUBSTR(view_datetime, 1, 13)", // phpcs:ignore WordPress.DB -- as above.
					$first,
					$before
				)
			) as $row
		) {
			$old[ "{$row['postid']} {$row['moment']}" ] = (int) $row['views'];
		}
		$hours = array();
		foreach (
			Database::rows(
				$wpdb->prepare(
					'SELECT post_id, hour, folded FROM ' . Tables::name( 'hours' ) // phpcs:ignore WordPress.DB -- our own table; ids are numbers.
					. " WHERE post_id IN ($posts) AND hour >= %d AND hour < %d AND folded > 0 ORDER BY hour DESC", // phpcs:ignore WordPress.DB -- as above.
					Clock::start_of( $first ),
					Clock::start_of( $before )
				)
			) as $row
		) {
			$hour = (int) $row['hour'];
			$name = "{$row['post_id']} " . substr( self::moment( $hour ), 0, 13 );
			$hours[ substr( $name, 0, -3 ) ][ $hour ] = (int) $row['folded'] - ( $old[ $name ] ?? 0 );
			// When clocks go back, two hours have the same name.
			unset( $old[ $name ] );
		}
		return $hours;
	}

	private static function size(): int {
		/**
		 * Filters the number of posts that are written back in one batch. Fewer need less memory and shorter
		 * transactions.
		 *
		 * @param int $posts 25.
		 */
		return max( 1, (int) apply_filters( 'pagewright/views/write-back-size', self::POSTS ) );
	}

	/** Returns the last second of an hour that has begun, or the time of the batch: 2026-11-30 14:59:59. */
	private function end_of( int $hour ): string {
		return self::moment( min( $this->now, $hour + HOUR_IN_SECONDS - 1 ) );
	}

	/** Returns a time in the site's time zone: 2026-11-30 14:05:00. */
	private static function moment( int $seconds ): string {
		return (string) wp_date( 'Y-m-d H:i:s', $seconds );
	}
}
