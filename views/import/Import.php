<?php
/**
 * Counts of WordPress Popular Posts become ours.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Views\Import;

defined( 'ABSPATH' ) || exit;

use Pagewright\Views\Clock;
use Pagewright\Views\Database;
use Pagewright\Views\Feature;
use Pagewright\Views\Folding;
use Pagewright\Views\Settings;
use Pagewright\Views\Spans;
use Pagewright\Views\StoreError;
use Pagewright\Views\Tables;

/**
 * Runs in steps that a browser asks for, each of many small transactions. Stopped anywhere, even by a server that dies, it goes on where the last
 * transaction ended; two browsers that ask at once take turns. Started again later it takes what is newer.
 */
final class Import {
	/** @throws StoreError When the database refuses. */
	public static function start( bool $with_settings ): void {
		$with_settings && Settings::load()->with( OldTables::settings() )->save();
		Feature::start();
		self::begin();
	}

	/**
	 * Begins to take what is newer, unless an import is under way. Whether views are counted stays as it is.
	 *
	 * @throws StoreError When the database refuses.
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
	 * Goes on for a second or two.
	 *
	 * @return ?Progress Null when nothing was started.
	 * @throws StoreError When the database refuses; what was done before stays done.
	 */
	public static function step(): ?Progress {
		return Progress::step( self::piece( ... ) );
	}

	/** Whether there is something to import, or how it went. */
	public static function status(): ?Progress {
		return Tables::exist() ? Progress::load() : null;
	}

	/** Whether every view of the old tables is in the counts. */
	public static function is_complete(): bool {
		$progress = self::status();
		return Progress::DONE === $progress?->phase && OldTables::newest() <= $progress->to;
	}

	private static function piece(): ?Progress {
		$progress = self::status();
		if ( Progress::SPANS === $progress?->phase ) {
			// Sums of what is there: doing it twice does no harm.
			Spans::rebuild();
		}
		return null === $progress ? null : self::advance();
	}

	/** The progress is read when no other step can be at work. */
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
			/** Counts came in from elsewhere: what was made of the old ones is out of date. */
			do_action( 'pagewright/views/imported' );
		}
		return $progress;
	}
}
