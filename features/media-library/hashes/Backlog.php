<?php
/**
 * Attachments without a hash or its size.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Hashes;

defined( 'ABSPATH' ) || exit;

/**
 * Computes the hashes of files that were uploaded before, or without the plugin: the newest first, and each file once.
 * A step runs for a short time, while users choose files.
 */
final class Backlog {
	/** Attachments in a query. */
	private const BATCH = 50;

	/** After this time, a step reads no other file. */
	private const STEP_SECONDS = 0.3;

	/**
	 * Reads some files. Of parallel calls, each file is read by one.
	 *
	 * @param float $seconds Time after which it stops; at least one file is read.
	 * @return bool Whether all attachments have a hash and its size.
	 */
	public static function step( float $seconds = self::STEP_SECONDS ): bool {
		$end = microtime( true ) + $seconds;
		$ids = self::next();
		foreach ( $ids as $at => $id ) {
			Hashes::add( $id );
			if ( microtime( true ) >= $end ) {
				return count( $ids ) < self::BATCH && count( $ids ) - 1 === $at;
			}
		}
		return count( $ids ) < self::BATCH;
	}

	/** @return list<int> The newest attachments without a size, and so perhaps without a hash. */
	private static function next(): array {
		global $wpdb;
		return array_map(
			'intval',
			$wpdb->get_col( // phpcs:ignore WordPress.DB -- filters of languages must not hide attachments.
				$wpdb->prepare(
					"SELECT p.ID FROM $wpdb->posts p LEFT JOIN $wpdb->postmeta m ON m.post_id = p.ID AND m.meta_key = %s
					WHERE p.post_type = 'attachment' AND m.meta_id IS NULL ORDER BY p.ID DESC LIMIT %d",
					Hashes::SIZE,
					self::BATCH
				)
			)
		);
	}
}
