<?php
/**
 * Reads statistics of page views.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views\Statistics;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Clock;
use Pagewright\Features\PopularPosts\Views\Counts;
use Pagewright\Features\PopularPosts\Views\Database;
use Pagewright\Features\PopularPosts\Views\Range;
use Pagewright\Features\PopularPosts\Views\StoreError;
use Pagewright\Features\PopularPosts\Views\Tables;

/** Reads the tables for people, current to the last folding. Empty before the tables exist. */
final class Report {
	public function __construct(
		private readonly Period $period,
		private readonly Filter $filter,
		private readonly int $now
	) {}

	/**
	 * Returns the values of the chart.
	 *
	 * @return array<string, int> Views by the start of the interval, without gaps, oldest first: see Period::pieces().
	 * @throws StoreError When the database returns an error.
	 */
	public function curve(): array {
		$views = array_fill_keys( $this->period->pieces(), 0 );
		foreach ( Tables::exist() ? Database::rows( $this->curve_sql() ) : array() as $row ) { // phpcs:ignore WordPress.DB.PreparedSQL -- Filter, Counts and this class prepare the parts.
			$moment = 'hour' === $this->period->unit
				? (int) $row['moment']
				: Clock::start_of( substr( $row['moment'], 0, 10 ) );
			$piece  = $this->period->piece( $moment );
			if ( isset( $views[ $piece ] ) ) {
				$views[ $piece ] += (int) $row['views'];
			}
		}
		return $views;
	}

	/**
	 * Returns the posts with the most views.
	 *
	 * @return array<int, int> Views by ID, highest first.
	 * @throws StoreError When the database returns an error.
	 */
	public function posts( int $count, int $offset = 0 ): array {
		global $wpdb;
		$rows = Tables::exist() // phpcs:ignore WordPress.DB.PreparedSQL -- Filter, Counts and this class prepare the parts.
			? Database::rows(
				'SELECT v.post_id, v.views' . $this->from()
				. $wpdb->prepare( ' ORDER BY v.views DESC, v.post_id DESC LIMIT %d OFFSET %d', $count, $offset )
			)
			: array();
		return array_map( 'intval', array_column( $rows, 'views', 'post_id' ) );
	}

	/**
	 * Returns the number of posts with views.
	 *
	 * @throws StoreError When the database returns an error.
	 */
	public function count_posts(): int {
		return Tables::exist() // phpcs:ignore WordPress.DB.PreparedSQL -- Filter, Counts and this class prepare the parts.
			? (int) ( Database::rows( 'SELECT COUNT(*) AS found' . $this->from() )[0]['found'] ?? 0 )
			: 0;
	}

	/**
	 * Returns the views of the previous range. While the last day is not over, views after the same time of day do not
	 * count there either.
	 *
	 * @param list<int> $posts Post IDs; empty for the sum of all posts of the filter, under 0.
	 * @return ?array<int, int> By ID; null when there is no previous range.
	 * @throws StoreError When the database returns an error.
	 */
	public function before( array $posts = array() ): ?array {
		$before = $this->period->before();
		if ( null === $before ) {
			return null;
		}
		if ( ! Tables::exist() ) {
			return array_fill_keys( $posts, 0 ) + array( 0 => 0 );
		}
		$sums = $this->sums( self::stretch( $before ), 'hour' === $before->unit ? 'hours' : 'days', $posts );
		if ( 'hour' !== $before->unit && $this->period->is_running( $this->now ) ) {
			$same = $before->to + $this->now - Clock::midnight( $this->now );
			foreach (
				$this->sums(
					'v.hour >= ' . Clock::hour( $same ) . ' AND v.hour < ' . Clock::midnight( $before->to, 1 ),
					'hours',
					$posts
				) as $post => $views
			) {
				$sums[ $post ] = max( 0, ( $sums[ $post ] ?? 0 ) - $views );
			}
		}
		return $sums;
	}

	/**
	 * Returns the number of all views, including those without a known day.
	 *
	 * @throws StoreError When the database returns an error.
	 */
	public function everything(): int {
		$sql = 'SELECT SUM(v.views) AS views FROM ' . Tables::name( 'totals' ) . ' v ' . $this->join() . '1 = 1'
			. $this->and_filter();
		return Tables::exist()
			? (int) ( Database::rows( $sql )[0]['views'] ?? 0 ) // phpcs:ignore WordPress.DB.PreparedSQL -- Filter, Counts and this class prepare the parts.
			: 0;
	}

	/**
	 * @param string    $where Condition on the table `v`.
	 * @param list<int> $posts Post IDs; empty for the sum of all.
	 * @return array<int, int>
	 */
	private function sums( string $where, string $table, array $posts ): array {
		$ids  = implode( ', ', array_map( 'intval', $posts ) );
		$sql  = 'SELECT ' . ( '' === $ids ? '0' : 'v.post_id' ) . ' AS post, SUM(v.views) AS views FROM '
			. Tables::name( $table ) . ' v ';
		$sql .= '' === $ids
			? $this->join() . $where . $this->and_filter()
			: "WHERE v.post_id IN ( $ids ) AND $where GROUP BY v.post_id";
		return array_map( 'intval', array_column( Database::rows( $sql ), 'views', 'post' ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Filter, Counts and this class prepare the parts.
	}

	private function curve_sql(): string {
		$column = 'hour' === $this->period->unit ? 'hour' : 'day';
		return "SELECT v.$column AS moment, SUM(v.views) AS views FROM " . Tables::name( "{$column}s" ) . ' v '
			. $this->join() . self::stretch( $this->period ) . $this->and_filter() . " GROUP BY v.$column";
	}

	/** Returns the condition for the rows of a period in the table `v`. */
	private static function stretch( Period $period ): string {
		global $wpdb;
		return 'hour' === $period->unit
			? $wpdb->prepare( 'v.hour >= %d AND v.hour <= %d', $period->from, $period->to )
			: $wpdb->prepare( 'v.day >= %s AND v.day <= %s', Clock::day( $period->from ), Clock::day( $period->to ) );
	}

	/** Returns the posts with views, as `p`, with their sums as `v`. */
	private function from(): string {
		global $wpdb;
		[ 'table' => $table, 'where' => $where ] = $this->source();
		return " FROM $table v INNER JOIN $wpdb->posts p ON p.ID = v.post_id WHERE $where AND v.views > 0 AND "
			. $this->filter->where();
	}

	private function join(): string {
		global $wpdb;
		return $this->filter->is_open() ? 'WHERE ' : "INNER JOIN $wpdb->posts p ON p.ID = v.post_id WHERE ";
	}

	private function and_filter(): string {
		return $this->filter->is_open() ? '' : ' AND ' . $this->filter->where();
	}

	/**
	 * @return array{table: string, where: string} Sums of the period by post: kept sums if lists use the same range.
	 */
	private function source(): array {
		$days = $this->period->count_days();
		if (
			'day' === $this->period->unit
			&& in_array( $days, array( 7, 30 ), true )
			&& $this->period->is_running( $this->now )
		) {
			return Counts::source( Range::of( 7 === $days ? 'last7days' : 'last30days' ) );
		}
		if ( null === $this->period->before() ) {
			return Counts::source( Range::everything() );
		}
		$table = 'hour' === $this->period->unit ? 'hours' : 'days';
		// `+ 0` keeps MariaDB from using the key of posts: it would resolve the join post by post, five times slower
		// with two million days.
		return array(
			'table' => '(SELECT MIN(v.post_id) AS post_id, SUM(v.views) AS views FROM ' . Tables::name( $table )
				. ' v WHERE ' . self::stretch( $this->period ) . ' GROUP BY v.post_id + 0)',
			'where' => '1 = 1',
		);
	}
}
