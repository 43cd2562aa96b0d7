<?php
/**
 * Fills and checks the search table.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Index;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Colors\Backlog;
use Pagewright\Features\MediaLibrary\Hooks;
use Pagewright\Providers\Locks\LockError;
use Pagewright\Providers\Locks\RowLock;

/**
 * Passes over all attachments in batches. The first pass fills the table; the daily one finds what changed without a
 * hook, for example by SQL, and is the same work: rows with equal checksums are not written.
 */
final class Builder {
	private const LOCK = 'pagewright_media_index_lock';

	/** Longest time of one step, in seconds, after which another process may continue. */
	private const LOCK_SECONDS = 60;

	/** Attachments in a batch. */
	private const BATCH = 200;

	/** A table with more differences is filled again. */
	private const MOST_REPAIRED = 100;

	/** After this time, a step begins no new batch. */
	private const STEP_SECONDS = 1.0;

	/** Creates the table if it is missing, and begins to fill it. */
	public static function begin(): void {
		if ( ! Table::exists() ) {
			Table::create();
			( new Progress() )->save();
		}
		self::schedule();
	}

	/** Begins a new pass over a table that is in use, unless a pass is running. */
	public static function begin_check(): void {
		$progress = Progress::load();
		if ( $progress->is_done ) {
			Table::create_tokens();
			( new Progress( is_usable: $progress->is_usable ) )->save();
		}
	}

	/** Begins to fill the table again, which is not used until then. It is created again if it is missing. */
	public static function begin_again(): void {
		if ( -1 === Index::count() ) {
			Table::create();
		}
		( new Progress() )->save();
		self::schedule();
	}

	/** Repairs a few differences. Returns false if there are many, or if the table is missing. */
	public static function repair(): bool {
		$ids = Index::differences( self::MOST_REPAIRED );
		return count( $ids ) < self::MOST_REPAIRED && Index::update( $ids ) && -1 !== Index::count();
	}

	/**
	 * Continues a pass for about a second. Does nothing while another process does.
	 *
	 * @return Progress Progress after the last batch.
	 */
	public static function step(): Progress {
		$lock = RowLock::in_options( self::LOCK, self::LOCK_SECONDS );
		try {
			if ( ! Table::exists() || ! $lock->acquire() ) {
				return Progress::load();
			}
		} catch ( LockError ) {
			return Progress::load();
		}
		try {
			return self::batches();
		} finally {
			$lock->release();
		}
	}

	/** Callback of the cron event of a running pass. Images get their colors after it. */
	public static function run(): void {
		if ( ! Table::exists() ) {
			return;
		}
		$is_done = self::step()->is_done && Backlog::step();
		if ( ! $is_done && ! wp_next_scheduled( Hooks::BUILD ) ) {
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, Hooks::BUILD );
		}
	}

	/** Callback of the daily cron event. */
	public static function check(): void {
		if ( Table::exists() ) {
			self::begin_check();
			Backlog::begin();
			self::run();
		}
	}

	/** Deletes everything that belongs to the table, on this site. */
	public static function remove(): void {
		self::stop();
		Table::drop();
		delete_option( Progress::OPTION );
		delete_option( self::LOCK );
		Tokens::remove();
	}

	/** Stops the cron events of this site. */
	public static function stop(): void {
		wp_clear_scheduled_hook( Hooks::BUILD );
		wp_clear_scheduled_hook( Hooks::CHECK );
	}

	private static function schedule(): void {
		if ( ! wp_next_scheduled( Hooks::CHECK ) ) {
			wp_schedule_event( time() + DAY_IN_SECONDS, 'daily', Hooks::CHECK );
		}
		if ( ! wp_next_scheduled( Hooks::BUILD ) ) {
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, Hooks::BUILD );
		}
	}

	private static function batches(): Progress {
		$start    = microtime( true );
		$progress = Progress::load();
		while ( ! $progress->is_done && self::batch( $progress ) ) {
			$progress->save();
			if ( microtime( true ) - $start >= self::STEP_SECONDS ) {
				break;
			}
		}
		return $progress;
	}

	/** Compares the next attachments. Returns false if the database has an error; the next step tries again. */
	private static function batch( Progress $progress ): bool {
		$size = self::size();
		$ids  = Source::ids_after( $progress->next, $size );
		$last = count( $ids ) < $size ? PHP_INT_MAX : end( $ids );
		if (
			! Index::update( $ids )
			|| ! Index::delete( Index::surplus( $ids, $progress->next, $last ) )
		) {
			return false;
		}
		Tokens::check( $ids, $progress->next, $last );
		$progress->read += count( $ids );
		$progress->next  = $last;
		if ( PHP_INT_MAX === $last ) {
			$progress->is_done   = true;
			$progress->is_usable = true;
			Table::set_tokens( Tokens::exist() );
		}
		return true;
	}

	private static function size(): int {
		/**
		 * Filters the number of attachments that are copied to the search table in one batch.
		 *
		 * @param int $size 200.
		 */
		return max( 1, min( 1000, (int) apply_filters( 'pagewright/media-library/batch-size', self::BATCH ) ) );
	}
}
