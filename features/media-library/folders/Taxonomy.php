<?php
/**
 * Taxonomy of the folders.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Folders;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Settings;

/**
 * Folders are terms, so that exports, other plugins and WordPress itself know them. The name is the one of the taxonomy
 * that WordPress is developing: where it exists, it is used as it is, with its capabilities.
 */
final class Taxonomy {
	public const NAME = 'wp_media_folder';

	/**
	 * Registers the taxonomy, unless folders are off or other code has registered it. Pages for visitors do without
	 * it, so it is registered where files are managed.
	 */
	public static function register(): void {
		if ( ! Settings::load()->is_on( 'media_library_folders' ) || taxonomy_exists( self::NAME ) ) {
			return;
		}
		register_taxonomy(
			self::NAME,
			'attachment',
			array(
				'labels'                => array(
					'name'          => __( 'Folders', 'pagewright' ),
					'singular_name' => __( 'Folder', 'pagewright' ),
				),
				'hierarchical'          => true,
				// Names of folders can be confidential, and visitors can use the routes of terms.
				'public'                => false,
				'show_in_rest'          => false,
				'rewrite'               => false,
				'query_var'             => false,
				// The one of posts leaves out files of drafts.
				'update_count_callback' => '_update_generic_term_count',
				'capabilities'          => array(
					'manage_terms' => 'manage_categories',
					'edit_terms'   => 'manage_categories',
					'delete_terms' => 'manage_categories',
					'assign_terms' => 'upload_files',
				),
			)
		);
	}

	/** Returns whether the library has folders. */
	public static function exists(): bool {
		self::register();
		return Settings::load()->is_on( 'media_library_folders' )
			&& is_object_in_taxonomy( 'attachment', self::NAME );
	}

	/**
	 * Returns whether the user may do something with folders.
	 *
	 * @param 'edit_terms'|'delete_terms'|'assign_terms' $what Capability of the taxonomy.
	 */
	public static function allows( string $what ): bool {
		$taxonomy = get_taxonomy( self::NAME );
		return false !== $taxonomy && current_user_can( $taxonomy->cap->$what );
	}

	/**
	 * Returns the folders of attachments with one query.
	 *
	 * @param list<int> $ids Attachments.
	 * @return array<int, list<int>> Attachment => folders. Attachments without a folder are missing.
	 */
	public static function folders_of( array $ids ): array {
		if ( array() === $ids || ! self::exists() ) {
			return array();
		}
		global $wpdb;
		$list    = implode( ',', array_map( 'intval', $ids ) );
		// WP_Term_Query takes a fifth of the time of a search.
		$rows    = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT object_id, term_id FROM $wpdb->term_relationships JOIN $wpdb->term_taxonomy USING (term_taxonomy_id) WHERE taxonomy = %s AND object_id IN ($list) ORDER BY term_id",
				self::NAME
			)
		);
		$folders = array();
		foreach ( $rows as $row ) {
			$folders[ (int) $row->object_id ][] = (int) $row->term_id;
		}
		return $folders;
	}
}
