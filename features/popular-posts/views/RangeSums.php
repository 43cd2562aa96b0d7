<?php
/**
 * Sums of the ranges that lists use.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views;

defined( 'ABSPATH' ) || exit;

/**
 * Sums of a range are kept from its first use until it was unused for a month. Folding adds new views and subtracts the
 * hours or days that left the range, so a list reads the first rows of an index and never scans.
 */
final class RangeSums {
	/** Maximum number of ranges with kept sums; others are summed on demand. */
	private const MOST = 20;

	/** Name => day of the last use. Autoloaded, so that lists need no query. */
	public const OPTION = 'pagewright_views_spans';

	private const UNUSED_DAYS = 30;

	/** Prefix of the name in the table of states; the value is the start of the sums. */
	private const STATE = 'span:';

	/** Returns whether the sums of a range exist. */
	public static function is_kept( Range $range ): bool {
		return isset( self::used()[ $range->span() ] );
	}

	/**
	 * Starts to keep the sums of a range. Returns false when there are too many.
	 *
	 * @throws StoreError When the database returns an error.
	 */
	public static function keep( Range $range ): bool {
		$used  = self::used();
		$span  = $range->span();
		$today = Clock::day( Clock::now() );
		if ( ( $used[ $span ] ?? '' ) === $today ) {
			return true;
		}
		if ( ! isset( $used[ $span ] ) && count( $used ) >= self::MOST ) {
			return false;
		}
		Database::transaction(
			static function () use ( $range, $span ): void {
				Folding::begin();
				if ( null === StateTable::get( self::STATE . $span ) ) {
					self::build( $range, Clock::now() );
				}
			}
		);
		update_option( self::OPTION, array_merge( self::used(), array( $span => $today ) ), true );
		return true;
	}

	/** Recalculates all sums, after counts were imported or removed. */
	public static function rebuild(): void {
		Database::transaction(
			static function (): void {
				Folding::begin();
				foreach ( array_keys( StateTable::all( self::STATE ) ) as $span ) {
					$range = Range::from_span( $span );
					if ( null === $range ) {
						self::forget( $span );
					} else {
						self::build( $range, Clock::now() );
					}
				}
			}
		);
	}

	/**
	 * Updates the sums. Part of folding, before the hours are marked as folded.
	 *
	 * @param list<array{hour: int, post: int, views: int}> $rows New views.
	 */
	public static function update( array $rows, int $now ): void {
		$used = self::used();
		$old  = Clock::day( $now - self::UNUSED_DAYS * DAY_IN_SECONDS );
		foreach ( StateTable::all( self::STATE ) as $span => $start ) {
			$range = Range::from_span( $span );
			if ( null === $range || ( $used[ $span ] ?? '' ) < $old ) {
				self::forget( $span );
				continue;
			}
			$new = $range->start( $now );
			self::add( $span, self::sums( $rows, (int) $start ) );
			if ( $new > (int) $start ) {
				self::leave_behind( $range, (int) $start, $new, $rows );
			}
		}
	}

	/** Calculates sums from the folded hours and days. */
	private static function build( Range $range, int $now ): void {
		global $wpdb;
		$span  = $range->span();
		$start = $range->start( $now );
		$table = Tables::name( 'spans' );
		self::empty( $span );
		if ( 'h' === $range->unit ) {
			$sums = $wpdb->prepare(
				'SELECT %s, post_id, SUM(folded) FROM ' . Tables::name( 'hours' ) // phpcs:ignore WordPress.DB -- our own table.
				. ' WHERE hour >= %d AND folded > 0 GROUP BY post_id',
				$span,
				$start
			);
		} else {
			$sums = $wpdb->prepare(
				'SELECT %s, post_id, SUM(views) FROM ' . Tables::name( 'days' ) . ' WHERE day >= %s GROUP BY post_id', // phpcs:ignore WordPress.DB -- our own table.
				$span,
				Clock::day( $start )
			);
		}
		Database::run( "INSERT INTO $table (span, post_id, views) $sums" );
		StateTable::set( self::STATE . $span, (string) $start );
	}

	/**
	 * Subtracts what left a range.
	 *
	 * @param list<array{hour: int, post: int, views: int}> $rows New views: already part of days, not yet of hours.
	 */
	private static function leave_behind( Range $range, int $start, int $new, array $rows ): void {
		global $wpdb;
		$span = $range->span();
		if ( 'h' === $range->unit ) {
			$sql = $wpdb->prepare(
				'SELECT post_id, SUM(folded) AS views FROM ' . Tables::name( 'hours' ) // phpcs:ignore WordPress.DB -- our own table.
				. ' WHERE hour >= %d AND hour < %d AND folded > 0 GROUP BY post_id',
				$start,
				$new
			);
		} else {
			$sql = $wpdb->prepare(
				'SELECT post_id, SUM(views) AS views FROM ' . Tables::name( 'days' ) // phpcs:ignore WordPress.DB -- our own table.
				. ' WHERE day >= %s AND day < %s GROUP BY post_id',
				Clock::day( $start ),
				Clock::day( $new )
			);
		}
		$gone = array();
		foreach ( Database::rows( $sql ) as $row ) {
			$gone[ (int) $row['post_id'] ] = - (int) $row['views'];
		}
		if ( 'h' === $range->unit ) {
			foreach ( self::sums( $rows, $start, $new ) as $post => $views ) {
				$gone[ $post ] = ( $gone[ $post ] ?? 0 ) - $views;
			}
		}
		self::add( $span, $gone );
		Database::run(
			$wpdb->prepare( 'DELETE FROM ' . Tables::name( 'spans' ) . ' WHERE span = %s AND views <= 0', $span ) // phpcs:ignore WordPress.DB -- our own table.
		);
		StateTable::set( self::STATE . $span, (string) $new );
	}

	/**
	 * @param list<array{hour: int, post: int, views: int}> $rows New views.
	 * @return array<int, int> Views of each post in the hours from one up to, but not including, another.
	 */
	private static function sums( array $rows, int $from, int $to = PHP_INT_MAX ): array {
		$sums = array();
		foreach ( $rows as [ 'hour' => $hour, 'post' => $post, 'views' => $views ] ) {
			if ( $hour >= $from && $hour < $to ) {
				$sums[ $post ] = ( $sums[ $post ] ?? 0 ) + $views;
			}
		}
		return $sums;
	}

	/** @param array<int, int> $sums Views by post; negative numbers are subtracted. */
	private static function add( string $span, array $sums ): void {
		$rows = array();
		foreach ( $sums as $post => $views ) {
			$rows[] = array( $span, $post, $views );
		}
		Database::upsert(
			Tables::name( 'spans' ),
			array( 'span', 'post_id', 'views' ),
			$rows,
			'views = views + VALUES(views)'
		);
	}

	/** Stops keeping the sums of a range. */
	private static function forget( string $span ): void {
		self::empty( $span );
		StateTable::forget( self::STATE . $span );
		update_option( self::OPTION, array_diff_key( self::used(), array( $span => '' ) ), true );
	}

	private static function empty( string $span ): void {
		global $wpdb;
		Database::run( $wpdb->prepare( 'DELETE FROM ' . Tables::name( 'spans' ) . ' WHERE span = %s', $span ) ); // phpcs:ignore WordPress.DB -- our own table.
	}

	/** @return array<string, string> */
	private static function used(): array {
		$used = get_option( self::OPTION );
		return is_array( $used ) ? $used : array();
	}
}
