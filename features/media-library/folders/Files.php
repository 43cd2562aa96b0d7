<?php
/**
 * Files in folders.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Folders;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Listing\Totals;

/** Puts attachments into folders. The callers check capabilities. */
final class Files {
	/** @return list<int> Attachments in a folder, without those in subfolders. */
	public static function in( \WP_Term $folder ): array {
		$ids = get_objects_in_term( $folder->term_id, Taxonomy::NAME );
		return is_array( $ids ) ? array_map( 'intval', array_values( $ids ) ) : array();
	}

	/**
	 * Puts attachments into these folders only.
	 *
	 * @param list<int> $ids     Attachments.
	 * @param list<int> $folders Folders that exist; empty for none.
	 */
	public static function put( array $ids, array $folders ): void {
		wp_defer_term_counting( true );
		foreach ( $ids as $id ) {
			wp_set_object_terms( $id, $folders, Taxonomy::NAME );
		}
		wp_defer_term_counting( false );
	}

	/**
	 * Adds attachments to a folder, besides their other folders.
	 *
	 * @param list<int> $ids Attachments.
	 */
	public static function add( array $ids, int $folder ): void {
		wp_defer_term_counting( true );
		foreach ( $ids as $id ) {
			wp_set_object_terms( $id, array( $folder ), Taxonomy::NAME, true );
		}
		wp_defer_term_counting( false );
	}

	/**
	 * Removes all attachments from a folder with one statement. WordPress runs several for each when it deletes a term.
	 *
	 * @param list<int> $ids Its attachments.
	 */
	public static function remove_all( \WP_Term $folder, array $ids ): void {
		global $wpdb;
		$wpdb->delete( // phpcs:ignore WordPress.DB -- see above.
			$wpdb->term_relationships,
			array( 'term_taxonomy_id' => $folder->term_taxonomy_id ),
			array( '%d' )
		);
		clean_object_term_cache( $ids, 'attachment' );
		Totals::forget();
	}
}
