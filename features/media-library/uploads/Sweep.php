<?php
/**
 * Deletes unfinished uploads.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Uploads;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Hooks;

/** Uploads without a chunk for a day are deleted, by cron and when other uploads start. */
final class Sweep {
	private const LEFT_OVER_SECONDS = DAY_IN_SECONDS;

	/** File whose time is that of the last sweep. */
	private const MARK = 'swept';

	/** Sweeps when an upload starts, at most once an hour. The folder exists. */
	public static function on_start(): void {
		$mark = Folder::path() . '/' . self::MARK;
		if ( ! is_file( $mark ) || (int) filemtime( $mark ) < time() - HOUR_IN_SECONDS ) {
			touch( $mark );
			self::run();
		}
	}

	/** Callback of the cron event. It is scheduled again while there are uploads. */
	public static function by_cron(): void {
		self::run();
		if ( array() !== Session::all() ) {
			self::schedule();
		}
	}

	public static function schedule(): void {
		if ( ! wp_next_scheduled( Hooks::SWEEP ) ) {
			wp_schedule_single_event( time() + self::LEFT_OVER_SECONDS + HOUR_IN_SECONDS, Hooks::SWEEP );
		}
	}

	/** Stops the cron event, and deletes all unfinished uploads of this site. */
	public static function remove(): void {
		wp_clear_scheduled_hook( Hooks::SWEEP );
		Folder::remove();
	}

	private static function run(): void {
		$last = time() - self::LEFT_OVER_SECONDS;
		foreach ( Session::all() as $session ) {
			if ( $session->changed() < $last ) {
				self::discard( $session );
			}
		}
		foreach ( Folder::files( '/^\d+-[0-9a-f]{32}\.\w+\z/' ) as $file ) {
			$data = (string) preg_replace( '/\.\w+\z/', '.json', $file );
			if ( ! is_file( $data ) && (int) filemtime( $file ) < $last ) {
				wp_delete_file( $file );
			}
		}
	}

	private static function discard( Session $session ): void {
		try {
			[ $lock, $session ] = $session->lock();
		} catch ( UploadError ) {
			return;
		}
		try {
			Finish::discard( $session );
		} catch ( UploadError ) {
			// The next sweep deletes it.
			return;
		} finally {
			$lock->release();
		}
	}
}
