<?php
/**
 * Finds the entries of a list.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Lists;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Counts;
use Pagewright\Features\PopularPosts\Views\Range;
use Pagewright\Features\PopularPosts\Views\Tables;

/**
 * Returns IDs with the number by which the list is sorted: views, views per day or comments. An index contains the
 * sorted sums of views.
 */
final class Finder {
	/** Number of index rows to read, plus this many for each entry, before the database may use another plan. */
	private const AHEAD = 300;
	private const EACH  = 10;
	private const MOST  = 2000;

	/** @param array<string, mixed> $values Values of a list. */
	public function __construct(
		private readonly array $values,
		private readonly Range $range,
		private readonly int $now
	) {}

	/** @return array<int, int|float> By ID, highest number first. */
	public function rows(): array {
		[ 'offset' => $offset, 'limit' => $limit ] = $this->values;
		$conditions = Conditions::of( $this->values, $this->range->start( $this->now ) );
		if ( 'comments' === $this->values['order_by'] ) {
			return $this->by_comments( $conditions );
		}
		if ( ! Tables::exist() ) {
			return array();
		}
		$rows = 'avg' === $this->values['order_by']
			? $this->by_average( $conditions, $offset + $limit )
			: $this->by_views( $conditions, $offset + $limit );
		return array_slice( $rows, $offset, $limit, true );
	}

	/** @return array<int, int> Latest posts that the list may show, each with 0, by ID, latest first. */
	public function latest(): array {
		global $wpdb;
		// Ignores the range: a list of new posts only shows the latest posts too.
		$conditions = Conditions::of( $this->values, 0 );
		return array_map(
			'intval',
			self::found(
				"SELECT p.ID, 0 AS number FROM $wpdb->posts p WHERE " . $conditions->all()
				. " ORDER BY p.post_date DESC, p.ID DESC LIMIT {$this->values['offset']}, {$this->values['limit']}"
			)
		);
	}

	/**
	 * @return array<int, int> Views by ID.
	 */
	private function by_views( Conditions $conditions, int $wanted ): array {
		return array_map( 'intval', $this->first( $conditions, $wanted, 'v.views' ) );
	}

	/**
	 * Returns the top posts. Queries the posts table when too few of the first rows match.
	 *
	 * @param string $number Column of `v` to sort by.
	 * @return array<int, string> By ID.
	 */
	private function first( Conditions $conditions, int $wanted, string $number ): array {
		global $wpdb;
		$source = Counts::source( $this->range );
		$where  = "{$source['where']} AND v.views > 0";
		$order  = 'number DESC, v.post_id DESC';
		$most   = min( self::MOST, self::AHEAD + self::EACH * $wanted );
		$sorted = 'v.views' === $number ? 'v.views DESC, v.post_id DESC' : $order;
		$some   = "( SELECT v.post_id, $number AS number FROM {$source['table']} v WHERE $where ORDER BY $sorted LIMIT $most ) v";
		$rows   = self::found(
			"SELECT p.ID, v.number AS number FROM $some " . self::join()
			. " $wpdb->posts p ON p.ID = v.post_id WHERE " . $conditions->each()
			. " ORDER BY $order LIMIT $wanted"
		);
		if ( count( $rows ) < $wanted ) {
			$rows = self::found(
				"SELECT p.ID, $number AS number FROM {$source['table']} v INNER JOIN $wpdb->posts p ON p.ID = v.post_id WHERE $where AND "
				. $conditions->all() . " ORDER BY $order LIMIT $wanted"
			);
		}
		return $rows;
	}

	/**
	 * Returns views per whole day, at least one day. Posts older than the range have equal days, so they are sorted by
	 * views; younger ones are few.
	 *
	 * @return array<int, float> By ID.
	 */
	private function by_average( Conditions $conditions, int $wanted ): array {
		global $wpdb;
		if ( '' === $this->range->unit ) {
			return array_map(
				'floatval',
				$this->first( $conditions, $wanted, self::a_day( "( ( {$this->now} - v.first_hour ) / 86400 )" ) )
			);
		}
		$days  = 'h' === $this->range->unit ? max( 1, intdiv( $this->range->count, 24 ) ) : $this->range->count;
		$start = $this->now - $days * DAY_IN_SECONDS;
		$older = $this->by_views(
			$conditions->with( $wpdb->prepare( 'p.post_date_gmt < %s', gmdate( 'Y-m-d H:i:s', $start ) ) ),
			$wanted
		);
		// The difference between two times does not depend on the time zone.
		$number  = self::a_day(
			$wpdb->prepare(
				'( ( UNIX_TIMESTAMP( %s ) - UNIX_TIMESTAMP( p.post_date_gmt ) ) / 86400 )',
				gmdate( 'Y-m-d H:i:s', $this->now )
			)
		);
		$source  = Counts::source( $this->range );
		$younger = self::found(
			"SELECT p.ID, $number AS number FROM {$source['table']} v INNER JOIN $wpdb->posts p ON p.ID = v.post_id WHERE {$source['where']} AND v.views > 0 AND "
			. $conditions->since( $start )->all() . " ORDER BY number DESC, v.post_id DESC LIMIT $wanted"
		);
		$rows    = array_map( static fn ( int $views ): float => $views / $days, $older )
			+ array_map( 'floatval', $younger );
		uksort( $rows, static fn ( int $a, int $b ): int => array( $rows[ $b ], $b ) <=> array( $rows[ $a ], $a ) );
		return $rows;
	}

	/** Returns SQL for the views per day. @param string $days SQL of the days, with their fraction. */
	private static function a_day( string $days ): string {
		return "v.views * 1.0 / ( CASE WHEN $days < 1 THEN 1 ELSE FLOOR( $days ) END )";
	}

	/** @return array<int, int> Comments of the range by ID. */
	private function by_comments( Conditions $conditions ): array {
		global $wpdb;
		$start = $this->range->start( $this->now );
		$limit = "LIMIT {$this->values['offset']}, {$this->values['limit']}";
		if ( 0 === $start ) {
			$sql = "SELECT p.ID, p.comment_count AS number FROM $wpdb->posts p WHERE p.comment_count > 0 AND "
				. $conditions->all() . " ORDER BY p.comment_count DESC, p.ID DESC $limit";
		} else {
			$sql = 'SELECT p.ID, c.written AS number FROM ( ' . self::written( $start ) . ' ) c ' . self::join()
				. " $wpdb->posts p ON p.ID = c.post_id WHERE " . $conditions->each()
				. " ORDER BY c.written DESC, c.post_id DESC $limit";
		}
		return array_map( 'intval', self::found( $sql ) );
	}

	/**
	 * Returns the number of approved comments since a time.
	 *
	 * @param list<int> $ids Post IDs.
	 * @return array<int, int> By post; missing for none.
	 */
	public static function comments( array $ids, int $start ): array {
		return array_map(
			'intval',
			self::found(
				'SELECT c.post_id AS ID, c.written AS number FROM ( '
				. self::written(
					$start,
					' AND comment_post_ID IN ( ' . implode( ', ', array_map( 'intval', $ids ) ) . ' )'
				)
				. ' ) c'
			)
		);
	}

	private static function written( int $start, string $where = '' ): string {
		global $wpdb;
		return $wpdb->prepare(
			"SELECT comment_post_ID AS post_id, COUNT(*) AS written FROM $wpdb->comments WHERE comment_approved = '1' AND comment_type <> 'note' AND comment_date_gmt >= %s$where GROUP BY comment_post_ID", // phpcs:ignore WordPress.DB -- numbers only.
			gmdate( 'Y-m-d H:i:s', $start )
		);
	}

	/** MySQL may choose to read and sort all posts of a type instead. SQLite has no such hint and needs none. */
	private static function join(): string {
		global $wpdb;
		return is_a( $wpdb, 'WP_SQLite_DB' ) ? 'INNER JOIN' : 'STRAIGHT_JOIN';
	}

	/** @return array<int, string> `number` by `ID`. */
	private static function found( string $sql ): array {
		global $wpdb;
		$rows = $wpdb->get_results( $sql, ARRAY_A ); // phpcs:ignore WordPress.DB, WordPress.DB.PreparedSQL -- each caller combines numbers, names of tables and prepared conditions.
		return array_column( is_array( $rows ) ? $rows : array(), 'number', 'ID' );
	}
}
