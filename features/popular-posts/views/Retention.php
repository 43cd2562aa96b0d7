<?php
/**
 * Deletes old counts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Hooks;

/**
 * Deletes once a day the hours and days beyond the retention settings, and the counts of deleted posts. Totals stay.
 */
final class Retention {
	/** Time limit of a run; the next one continues. */
	private const SECONDS = 10;

	/** Interval while there is more to delete. */
	private const PAUSE_SECONDS = 5 * MINUTE_IN_SECONDS;

	/** Callback of admin_init: plans the deletion. */
	public static function schedule(): void {
		if ( Tables::exist() && ! wp_doing_ajax() && false === wp_next_scheduled( Hooks::RETENTION ) ) {
			wp_schedule_event( Clock::now() + HOUR_IN_SECONDS, 'daily', Hooks::RETENTION );
		}
	}

	/**
	 * Callback of the cron event.
	 *
	 * @throws StoreError When the database returns an error; the next run continues.
	 */
	public static function run(): void {
		if ( ! Tables::exist() ) {
			return;
		}
		Folding::run_if_due();
		$settings = Settings::load();
		$until    = microtime( true ) + self::SECONDS;
		$is_done  = self::delete(
			'hours',
			'hour',
			(string) Clock::midnight( Clock::now(), 1 - $settings->hour_days ),
			$until
		);
		if ( $is_done && $settings->day_days > 0 ) {
			// A range subtracts the days that it leaves behind, so those days must still exist.
			$days    = max( $settings->day_days, self::longest_range() + 1 );
			$is_done = self::delete( 'days', 'day', Clock::day( Clock::midnight( Clock::now(), 1 - $days ) ), $until );
		}
		if ( ! $is_done ) {
			wp_schedule_single_event( Clock::now() + self::PAUSE_SECONDS, Hooks::RETENTION );
		}
	}

	/** Callback of deleted_post: deletes the counts of a post. */
	public static function forget( mixed $post = null, mixed $old = null ): void {
		global $wpdb;
		$post = is_int( $post ) || ( is_string( $post ) && ctype_digit( $post ) ) ? max( 0, (int) $post ) : 0;
		if ( 0 === $post || ( $old instanceof \WP_Post && 'revision' === $old->post_type ) || ! Tables::exist() ) {
			return;
		}
		try {
			Database::transaction(
				static function () use ( $wpdb, $post ): void {
					Folding::begin();
					foreach ( array( 'hours', 'days', 'totals' ) as $table ) {
						Database::run(
							$wpdb->prepare( 'DELETE FROM ' . Tables::name( $table ) . ' WHERE post_id = %d', $post ) // phpcs:ignore WordPress.DB -- our own table.
						);
					}
					foreach ( array_keys( StateTable::all( 'span:' ) ) as $span ) {
						Database::run(
							$wpdb->prepare(
								'DELETE FROM ' . Tables::name( 'spans' ) . ' WHERE span = %s AND post_id = %d', // phpcs:ignore WordPress.DB -- our own table.
								$span,
								$post
							)
						);
					}
				}
			);
		} catch ( StoreError $error ) {
			error_log( 'Pagewright: views: ' . $error->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the post is deleted anyway.
		}
	}

	/**
	 * Deletes rows before a time, an hour or a day at a time: by the key, in short statements.
	 *
	 * @return bool Whether nothing remains to be deleted.
	 */
	private static function delete( string $table, string $column, string $before, float $until ): bool {
		global $wpdb;
		$table = Tables::name( $table );
		while ( microtime( true ) < $until ) {
			$oldest = Database::rows( "SELECT MIN($column) AS oldest FROM $table" )[0]['oldest'] ?? null;
			// Hours have ten digits, days look like 2026-11-30: both sort as text.
			if ( null === $oldest || strcmp( substr( $oldest, 0, 10 ), $before ) >= 0 ) {
				return true;
			}
			Database::run( $wpdb->prepare( "DELETE FROM $table WHERE $column = %s", substr( $oldest, 0, 10 ) ) ); // phpcs:ignore WordPress.DB -- our own table.
		}
		return false;
	}

	/** Returns the days of the longest range with sums. */
	private static function longest_range(): int {
		$ranges = array_filter(
			array_map( array( Range::class, 'from_span' ), array_keys( StateTable::all( 'span:' ) ) )
		);
		return max(
			array(
				30,
				...array_map(
					static fn ( Range $range ): int =>
						'd' === $range->unit ? $range->count : (int) ceil( $range->count / 24 ),
					array_values( $ranges )
				),
			)
		);
	}
}
