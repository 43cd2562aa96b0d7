<?php
/**
 * Deletes old versions.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Replace;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Hooks;

/** Old versions are deleted after 30 days, by a daily cron event that runs while there are any. */
final class Expiry {
	public static function schedule(): void {
		if ( ! wp_next_scheduled( Hooks::EXPIRE ) ) {
			wp_schedule_event( time() + DAY_IN_SECONDS, 'daily', Hooks::EXPIRE );
		}
	}

	/** Callback of the cron event. */
	public static function by_cron(): void {
		foreach ( OldFiles::ids() as $id ) {
			$old = OldVersion::of( $id );
			if ( null === $old ) {
				self::forget( $id );
			} else {
				OldFiles::delete( $id, $old->key );
			}
		}
		if ( array() === OldFiles::ids() ) {
			self::stop();
		}
	}

	/** Stops the cron event. */
	public static function stop(): void {
		wp_clear_scheduled_hook( Hooks::EXPIRE );
	}

	/** Deletes all old versions of this site. */
	public static function remove(): void {
		self::stop();
		OldFiles::remove();
		delete_post_meta_by_key( OldVersion::META );
		FileVersion::remove();
	}

	/** Deletes what is left of an attachment, unless its file is being replaced. */
	private static function forget( int $id ): void {
		try {
			$lock = OldFiles::lock( $id );
		} catch ( \RuntimeException ) {
			return;
		}
		Undo::forget( $id );
		$lock->release();
		OldFiles::forget( $id );
	}
}
