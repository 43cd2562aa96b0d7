<?php
/**
 * Imports the counts of WordPress Popular Posts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views\Import;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Clock;
use Pagewright\Features\PopularPosts\Views\Counting;
use Pagewright\Features\PopularPosts\Views\Database;
use Pagewright\Features\PopularPosts\Views\Folding;
use Pagewright\Features\PopularPosts\Views\RangeSums;
use Pagewright\Features\PopularPosts\Views\Settings;
use Pagewright\Features\PopularPosts\Views\StoreError;
use Pagewright\Features\PopularPosts\Views\Tables;

/**
 * Runs in steps that a browser requests, each with many small transactions. After an interruption, even a crash, it
 * continues after the last transaction; parallel requests take turns with a lock. A later import takes the newer views.
 */
final class Import {
	/** @throws StoreError When the database returns an error. */
	public static function start( bool $with_settings ): void {
		if ( $with_settings ) {
			Settings::load()->with( OldTables::settings() )->save();
		}
		Counting::start();
		self::begin();
	}

	/**
	 * Starts to import newer views, unless an import is running. Does not change whether views are counted.
	 *
	 * @throws StoreError When the database returns an error.
	 */
	public static function begin(): void {
		$settings = Settings::load();
		Database::transaction(
			static function () use ( $settings ): void {
				Folding::begin();
				$before = Progress::load();
				if ( null !== $before && Progress::DONE !== $before->phase ) {
					return;
				}
				$from = $before->to ?? 0;
				( new Progress(
					phase: Progress::SUMMARY,
					is_first: null === $before,
					from: $from,
					next: $from,
					to: max( $from, OldTables::newest() ),
					hours: Clock::day( Clock::midnight( Clock::now(), 1 - $settings->hour_days ) ),
					posts: null === $before ? OldTables::posts() : 0,
					started: Clock::now(),
				) )->save();
			}
		);
	}

	/**
	 * Continues for a second or two.
	 *
	 * @return ?Progress Null when no import was started.
	 * @throws StoreError When the database returns an error; finished batches stay.
	 */
	public static function step(): ?Progress {
		return Progress::step( self::piece( ... ) );
	}

	/** Returns whether there is something to import, and the progress. */
	public static function status(): ?Progress {
		return Tables::exist() ? Progress::load() : null;
	}

	/** Returns whether all views of the old tables were imported. */
	public static function is_complete(): bool {
		$progress = self::status();
		return Progress::DONE === $progress?->phase && OldTables::newest() <= $progress->to;
	}

	private static function piece(): ?Progress {
		$progress = self::status();
		if ( Progress::SPANS === $progress?->phase ) {
			// Recalculates from the counts: repeating it does no harm.
			RangeSums::rebuild();
		}
		return null === $progress ? null : self::advance();
	}

	/** The progress is read while no other step can run. */
	private static function advance(): ?Progress {
		$progress = null;
		$is_over  = false;
		Database::transaction(
			static function () use ( &$progress, &$is_over ): void {
				Folding::begin();
				$progress = Progress::load();
				switch ( $progress?->phase ) {
					case Progress::SUMMARY:
						Batches::views( $progress );
						break;
					case Progress::TOTALS:
						Batches::totals( $progress );
						break;
					case Progress::SPANS:
						$progress->phase = Progress::DONE;
						$progress->ended = Clock::now();
						$is_over         = true;
						break;
					default:
						return;
				}
				$progress->save();
			}
		);
		if ( $is_over ) {
			OldCounts::end();
			/** Fires after counts were imported, which invalidates everything derived from them. */
			do_action( 'pagewright/views/imported' );
		}
		return $progress;
	}
}
