<?php
/**
 * Deletes old submissions.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Inbox;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Hooks as FormHooks;
use Pagewright\Features\ContactForms\Settings;

/**
 * Deletes once a day submissions older than the settings allow, old spam, and submissions that have been in the trash
 * for the time that WordPress keeps trash.
 */
final class Retention {
	private const BATCH = 200;

	/** Time limit of a run; the next run continues. */
	private const SECONDS = 10;

	private const PAUSE_SECONDS = 5 * MINUTE_IN_SECONDS;

	public static function schedule(): void {
		if ( ! wp_next_scheduled( FormHooks::RETENTION ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', FormHooks::RETENTION );
		}
	}

	public static function run(): void {
		if ( ! Table::exists() ) {
			return;
		}
		$days  = Settings::load()->keep_days;
		$until = microtime( true ) + self::SECONDS;
		self::delete( array( 'status' => Entry::SPAM, 'until' => self::before( self::spam_days() ) ), $until );
		self::delete( array( 'status' => 'trash', 'trashed_until' => self::before( self::trash_days() ) ), $until );
		if ( $days > 0 ) {
			self::delete( array( 'status' => 'any', 'until' => self::before( $days ) ), $until );
		}
	}

	/** Returns the days for which spam is kept; 0 for none. */
	public static function spam_days(): int {
		/**
		 * Filters the days for which spam is kept.
		 *
		 * @param int $days Days from the settings, 14 by default; 0 keeps none.
		 *
		 * @example add_filter( 'pagewright/forms/spam-days', static fn () => 3 );
		 */
		return max( 0, (int) apply_filters( 'pagewright/forms/spam-days', Settings::load()->spam_days ) );
	}

	/**
	 * Returns the days for which submissions stay in the trash; 0 when there is no trash and they are deleted at once.
	 */
	public static function trash_days(): int {
		/**
		 * Filters the days for which submissions stay in the trash.
		 *
		 * @param int $days The constant `EMPTY_TRASH_DAYS`, 30 by default; 0 deletes submissions at once.
		 *
		 * @example add_filter( 'pagewright/forms/trash-days', static fn () => 7 );
		 */
		return max( 0, (int) apply_filters( 'pagewright/forms/trash-days', EMPTY_TRASH_DAYS ) );
	}

	/** Returns the Unix time of this many days ago; for 0 days, the next second. */
	private static function before( int $days ): int {
		return 0 === $days ? time() + 1 : time() - $days * DAY_IN_SECONDS;
	}

	/** @param array<string, mixed> $filter As for Entries::page(). @param float $until Unix time with microseconds. */
	private static function delete( array $filter, float $until ): void {
		do {
			$old = array_map( static fn ( Entry $entry ): int => $entry->id, Entries::page( $filter, 1, self::BATCH ) );
			Entries::delete( $old );
		} while ( self::BATCH === count( $old ) && microtime( true ) < $until );
		if ( self::BATCH === count( $old ) ) {
			wp_schedule_single_event( time() + self::PAUSE_SECONDS, FormHooks::RETENTION );
		}
	}
}
