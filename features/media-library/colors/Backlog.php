<?php
/**
 * Images without a color.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Colors;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Locks\LockError;
use Pagewright\Providers\Locks\RowLock;

/**
 * Adds the colors of images that were uploaded before, or without the plugin. A pass runs from the newest attachment to
 * the oldest, in steps of cron events, and reads each file once.
 */
final class Backlog {
	/** Option with the ID of the last attachment of the pass; 0 after its end, missing before its start. */
	public const OPTION = 'pagewright_media_colors';

	private const LOCK = 'pagewright_media_colors_lock';

	/** Longest time of one step, in seconds, after which another process may continue. */
	private const LOCK_SECONDS = 60;

	/** Attachments in a query. */
	private const BATCH = 200;

	/** After this time, a step reads no other file. */
	private const STEP_SECONDS = 2.0;

	/** Begins a new pass, which finds what was uploaded without a color since the last one. */
	public static function begin(): void {
		delete_option( self::OPTION );
	}

	/**
	 * Continues a pass. Does nothing while another process does.
	 *
	 * @param float $seconds Time after which it stops; at least one attachment is read.
	 * @return bool Whether the pass is finished.
	 */
	public static function step( float $seconds = self::STEP_SECONDS ): bool {
		if ( 0 === self::last() ) {
			return true;
		}
		$lock = RowLock::in_options( self::LOCK, self::LOCK_SECONDS );
		try {
			if ( ! $lock->acquire() ) {
				return false;
			}
		} catch ( LockError ) {
			return false;
		}
		try {
			return self::batches( microtime( true ) + $seconds );
		} finally {
			$lock->release();
		}
	}

	public static function remove(): void {
		delete_option( self::OPTION );
		delete_option( self::LOCK );
	}

	/** @param float $end Time in seconds since 1970. */
	private static function batches( float $end ): bool {
		$last = self::last();
		do {
			$ids   = self::ids_before( $last );
			$known = self::known( $ids );
			foreach ( $ids as $id ) {
				$last = $id;
				if ( ! isset( $known[ $id ] ) ) {
					Colors::add( $id );
					if ( microtime( true ) >= $end ) {
						break;
					}
				}
			}
			$last = array() === $ids ? 0 : $last;
			update_option( self::OPTION, $last, false );
		} while ( $last > 0 && microtime( true ) < $end );
		return 0 === $last;
	}

	private static function last(): int {
		$last = get_option( self::OPTION );
		return is_numeric( $last ) ? (int) $last : PHP_INT_MAX;
	}

	/** @return list<int> The next attachments that may have an image, from the newest to the oldest. */
	private static function ids_before( int $id ): array {
		global $wpdb;
		return array_map(
			'intval',
			$wpdb->get_col( // phpcs:ignore WordPress.DB -- filters of languages must not hide attachments.
				$wpdb->prepare(
					"SELECT ID FROM $wpdb->posts WHERE post_type = 'attachment' AND ID < %d
					AND (post_mime_type LIKE %s OR post_mime_type = 'application/pdf') ORDER BY ID DESC LIMIT %d",
					$id,
					'image/%',
					self::BATCH
				)
			)
		);
	}

	/**
	 * @param list<int> $ids Attachments.
	 * @return array<int, mixed> Those whose file was read, as keys.
	 */
	private static function known( array $ids ): array {
		global $wpdb;
		if ( array() === $ids ) {
			return array();
		}
		$list = implode( ',', array_map( 'intval', $ids ) );
		return array_flip(
			array_map(
				'intval',
				$wpdb->get_col( // phpcs:ignore WordPress.DB -- the meta of so many posts would fill the memory.
					$wpdb->prepare(
						"SELECT post_id FROM $wpdb->postmeta WHERE meta_key = %s AND post_id IN ($list)", // phpcs:ignore WordPress.DB -- numbers.
						Colors::META
					)
				)
			)
		);
	}
}
