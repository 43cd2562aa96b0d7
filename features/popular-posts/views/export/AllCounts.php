<?php
/**
 * Exports all counts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views\Export;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Database;
use Pagewright\Features\PopularPosts\Views\Statistics\Entries;
use Pagewright\Features\PopularPosts\Views\Tables;

/** Rows of all counts, read in batches to limit memory. */
final class AllCounts {
	public const BATCH = 500;

	/** @return iterable<list<int|string|null>> Views of each post, in the order of IDs. */
	public static function totals(): iterable {
		global $wpdb;
		yield array(
			'ID',
			__( 'Title', 'pagewright' ),
			__( 'Type', 'pagewright' ),
			__( 'Address', 'pagewright' ),
			__( 'Views', 'pagewright' ),
			__( 'First view', 'pagewright' ),
			__( 'Last view', 'pagewright' ),
		);
		for ( // phpcs:ignore Generic.CodeAnalysis -- until there are no more.
			$last = 0; $rows = self::piece(
				'post_id, views, first_hour, last_hour',
				'totals',
				$wpdb->prepare( 'post_id > %d', $last ),
				'post_id'
			);
		) {
			$entries = Entries::of( array_map( 'intval', array_column( $rows, 'post_id' ) ) );
			foreach ( $rows as $row ) {
				$last  = (int) $row['post_id'];
				$entry = $entries[ $last ] ?? null;
				yield array(
					$last,
					$entry['title'] ?? '',
					$entry['type'] ?? '',
					$entry['view'] ?? '',
					(int) $row['views'],
					self::day( (int) $row['first_hour'] ),
					self::day( (int) $row['last_hour'] ),
				);
			}
			self::forget();
		}
	}

	/** @return iterable<list<int|string|null>> Views of each post on each day, in the order of days. */
	public static function days(): iterable {
		global $wpdb;
		yield array( __( 'Day', 'pagewright' ), 'ID', __( 'Views', 'pagewright' ) );
		$day  = '0001-01-01';
		$post = 0;
		while ( // phpcs:ignore Generic.CodeAnalysis -- until there are no more.
			$rows = self::piece(
				'day, post_id, views',
				'days',
				$wpdb->prepare( 'day = %s AND post_id > %d OR day > %s', $day, $post, $day ),
				'day, post_id',
				10 * self::BATCH
			)
		) {
			foreach ( $rows as $row ) {
				$day  = substr( $row['day'], 0, 10 );
				$post = (int) $row['post_id'];
				yield array( $day, $post, (int) $row['views'] );
			}
			flush();
		}
	}

	/** Removes the posts of the batch from the object cache. */
	public static function forget(): void {
		global $wpdb;
		if ( wp_cache_supports( 'flush_runtime' ) ) {
			wp_cache_flush_runtime();
		}
		$wpdb->flush();
		flush();
	}

	private static function day( int $hour ): string {
		return $hour > 0 ? (string) wp_date( 'Y-m-d', $hour ) : '';
	}

	/** @return list<array<string, string>> */
	private static function piece(
		string $columns,
		string $table,
		string $where,
		string $order,
		int $count = self::BATCH
	): array {
		return Tables::exist()
			? Database::rows(
				"SELECT $columns FROM " . Tables::name( $table ) . " WHERE $where ORDER BY $order LIMIT $count"
			)
			: array();
	}
}
