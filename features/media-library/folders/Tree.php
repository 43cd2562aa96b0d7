<?php
/**
 * All folders.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Folders;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Listing\Library;
use Pagewright\Features\MediaLibrary\Listing\Query;

/** Reads the folders of the site, with the number of files that the user may see in each. */
final class Tree {
	/**
	 * @param string $type MIME types or their beginnings, separated by commas, to which the numbers are limited; '' for
	 *                     all files.
	 * @return array{folders: list<array{id: int, name: string, parent: int, count: int}>, all: int, unfiled: int,
	 *    canEdit: bool, canFile: bool} Folders after the folders that contain them, each level by name. `count` is
	 *    without files in subfolders, `all` and `unfiled` are the numbers of all files and of those without a folder.
	 *    No number includes the trash.
	 */
	public static function read( string $type = '' ): array {
		$counts = self::counts( $type );
		return array(
			'folders' => array_map(
				static fn ( \WP_Term $term ): array => array(
					'id'     => $term->term_id,
					'name'   => self::name( $term ),
					'parent' => $term->parent,
					'count'  => $counts[ $term->term_id ] ?? 0,
				),
				self::in_order( self::terms() )
			),
			'all'     => self::total( null, $type ),
			'unfiled' => self::total( 0, $type ),
			'canEdit' => Taxonomy::allows( 'edit_terms' ) && Taxonomy::allows( 'delete_terms' ),
			'canFile' => Taxonomy::allows( 'assign_terms' ),
		);
	}

	/** @return array<int, \WP_Term> ID => folder. */
	public static function terms(): array {
		$terms = get_terms(
			array(
				'taxonomy'               => Taxonomy::NAME,
				'hide_empty'             => false,
				'update_term_meta_cache' => false,
			)
		);
		$folders = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			if ( $term instanceof \WP_Term ) {
				$folders[ $term->term_id ] = $term;
			}
		}
		return $folders;
	}

	/** Returns the name as text: WordPress stores it with entities. */
	public static function name( \WP_Term $term ): string {
		return html_entity_decode( $term->name, ENT_QUOTES | ENT_HTML5 );
	}

	/**
	 * @param array<int, \WP_Term> $terms ID => folder.
	 * @return list<\WP_Term> Folders whose parent does not exist are at the top, and folders in a circle too.
	 */
	private static function in_order( array $terms ): array {
		uasort(
			$terms,
			static fn ( \WP_Term $one, \WP_Term $other ): int =>
				strnatcasecmp( self::name( $one ), self::name( $other ) ) ?: $one->term_id <=> $other->term_id
		);
		$children = array();
		foreach ( $terms as $term ) {
			$children[ isset( $terms[ $term->parent ] ) ? $term->parent : 0 ][] = $term;
		}
		$found = array();
		$add   = static function ( int $parent ) use ( &$add, &$found, $children ): void {
			foreach ( $children[ $parent ] ?? array() as $term ) {
				$found[ $term->term_id ] = $term;
				$add( $term->term_id );
			}
		};
		$add( 0 );
		foreach ( array_diff_key( $terms, $found ) as $term ) {
			$term->parent            = 0;
			$found[ $term->term_id ] = $term;
		}
		return array_values( $found );
	}

	/** @return array<int, int> Folder => number of files. WordPress's own number includes the trash. */
	private static function counts( string $type ): array {
		global $wpdb;
		$statuses = ( new Query() )->statuses();
		$where    = $wpdb->prepare(
			"t.taxonomy = %s AND p.post_type = 'attachment' AND p.post_status IN (" // phpcs:ignore WordPress.DB -- placeholders.
			. implode( ', ', array_fill( 0, count( $statuses ), '%s' ) ) . ')',
			Taxonomy::NAME,
			...$statuses
		);
		// WordPress removes all characters that no MIME type has.
		$of_type = '' === $type ? '' : wp_post_mime_type_where( $type, 'p' );
		$rows    = $wpdb->get_results( // phpcs:ignore WordPress.DB, WordPress.DB.PreparedSQL -- see above.
			"SELECT t.term_id AS id, COUNT(*) AS files FROM $wpdb->term_taxonomy t
			JOIN $wpdb->term_relationships r ON r.term_taxonomy_id = t.term_taxonomy_id
			JOIN $wpdb->posts p ON p.ID = r.object_id WHERE $where $of_type GROUP BY t.term_id",
			ARRAY_A
		);
		return array_map( 'intval', array_column( is_array( $rows ) ? $rows : array(), 'files', 'id' ) );
	}

	private static function total( ?int $folder, string $type ): int {
		return Library::page( new Query( type: $type, folder: $folder, size: 1 ) )->total;
	}
}
