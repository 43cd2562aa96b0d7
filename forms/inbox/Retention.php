<?php
/**
 * How long submissions are kept.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Inbox;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Feature;
use Pagewright\Forms\Settings;

/** Deletes once a day what is older than the settings want, and old spam in any case. */
final class Retention {
	private const BATCH = 200;

	private const SPAM_DAYS = 14;

	/** A run ends after this long, and the next goes on. */
	private const SECONDS = 10;

	private const PAUSE_SECONDS = 5 * MINUTE_IN_SECONDS;

	public static function schedule(): void {
		wp_next_scheduled( Feature::RETENTION ) || wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', Feature::RETENTION );
	}

	public static function run(): void {
		if ( ! Table::exists() ) {
			return;
		}
		$days = Settings::load()->keep_days;
		/**
		 * Filters for how many days spam is kept.
		 *
		 * @param int $days 14; 0 keeps it as long as everything else.
		 *
		 * @example add_filter( 'pagewright/forms/spam-days', static fn () => 3 );
		 */
		$spam_days = (int) apply_filters( 'pagewright/forms/spam-days', self::SPAM_DAYS );
		$until     = microtime( true ) + self::SECONDS;
		$spam_days > 0 && self::delete( Entry::SPAM, $spam_days, $until );
		$days > 0 && self::delete( 'any', $days, $until );
	}

	private static function delete( string $status, int $days, float $until ): void {
		$filter = array(
			'status' => $status,
			'until'  => time() - $days * DAY_IN_SECONDS,
		);
		do {
			$old = array_map( static fn ( Entry $entry ): int => $entry->id, Entries::page( $filter, 1, self::BATCH ) );
			Entries::delete( $old );
		} while ( self::BATCH === count( $old ) && microtime( true ) < $until );
		self::BATCH === count( $old ) && wp_schedule_single_event( time() + self::PAUSE_SECONDS, Feature::RETENTION );
	}
}
