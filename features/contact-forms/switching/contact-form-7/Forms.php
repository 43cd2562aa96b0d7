<?php
/**
 * Reads stored contact forms.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Switching\ContactForm7;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;

/** Reads the templates of forms in batches, to limit memory. */
final class Forms {
	private const BATCH = 50;

	/** @return iterable<string, string> Title => template. Titles may repeat. */
	public static function templates(): iterable {
		global $wpdb;
		$last = 0;
		do {
			$rows = $wpdb->get_results( // phpcs:ignore WordPress.DB -- all forms, in batches.
				$wpdb->prepare(
					"SELECT ID, post_title, meta_value FROM $wpdb->posts LEFT JOIN $wpdb->postmeta ON post_id = ID AND meta_key = '_form' WHERE post_type = %s AND post_status <> 'trash' AND ID > %d GROUP BY ID ORDER BY ID LIMIT %d",
					Form::POST_TYPE,
					$last,
					self::BATCH
				)
			);
			foreach ( $rows as $row ) {
				yield (string) $row->post_title => (string) $row->meta_value;
				$last = (int) $row->ID;
			}
		} while ( count( $rows ) === self::BATCH );
	}

	/**
	 * Returns IDs in ascending order.
	 *
	 * @param int $after Last ID of the batch before.
	 * @param int $most  Size of the batch.
	 * @return list<int>
	 */
	public static function ids( int $after, int $most ): array {
		global $wpdb;
		return array_map( // phpcs:ignore WordPress.DB -- in batches.
			'intval',
			$wpdb->get_col(
				$wpdb->prepare(
					"SELECT ID FROM $wpdb->posts WHERE post_type = %s AND post_status <> 'trash' AND ID > %d ORDER BY ID LIMIT %d",
					Form::POST_TYPE,
					$after,
					$most
				)
			)
		);
	}

	public static function count(): int {
		global $wpdb;
		return (int) $wpdb->get_var( // phpcs:ignore WordPress.DB -- a number.
			$wpdb->prepare(
				"SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = %s AND post_status <> 'trash'",
				Form::POST_TYPE
			)
		);
	}
}
