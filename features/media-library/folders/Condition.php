<?php
/**
 * Condition of SQL for the files of a folder.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Folders;

defined( 'ABSPATH' ) || exit;

/**
 * Finds files in one of two ways: a large folder is found by reading files in the order of the list, a small one by
 * reading its files.
 */
final class Condition {
	/** A folder with fewer files is read faster than an index of words. */
	private const SMALL = 2000;

	/**
	 * @param bool      $is_none Whether files without a folder are listed.
	 * @param list<int> $ids     Values of term_taxonomy_id: the folder, or all folders.
	 * @param int       $count   Number of files in the folder that WordPress knows.
	 */
	private function __construct(
		private readonly bool $is_none,
		private readonly array $ids,
		private readonly int $count,
	) {}

	/** @param int $folder Folder; 0 for files without one. */
	public static function of( int $folder ): self {
		if ( 0 === $folder ) {
			return new self( true, array_values( array_column( Tree::terms(), 'term_taxonomy_id' ) ), PHP_INT_MAX );
		}
		$term = get_term( $folder, Taxonomy::NAME );
		return $term instanceof \WP_Term
			? new self( false, array( (int) $term->term_taxonomy_id ), (int) $term->count )
			: new self( false, array(), 0 );
	}

	/** Returns whether reading all files of the folder takes little time. */
	public function is_small(): bool {
		return $this->count < self::SMALL;
	}

	/**
	 * Returns the condition for a query that reads files in order, and ends after a page: each file is looked up.
	 *
	 * @param string $id Column with the ID of a file.
	 */
	public function in_order( string $id ): string {
		global $wpdb;
		if ( array() === $this->ids ) {
			return $this->is_none ? '1 = 1' : '1 = 0';
		}
		// As a value, the subquery is not turned into a join that reads the whole folder.
		return "(SELECT 1 FROM $wpdb->term_relationships r WHERE r.object_id = $id AND r.term_taxonomy_id IN ("
			. implode( ',', array_map( 'intval', $this->ids ) ) . ') LIMIT 1) IS '
			. ( $this->is_none ? 'NULL' : 'NOT NULL' );
	}

	/**
	 * Returns the condition for a query that reads the files of the folder.
	 *
	 * @param string $id Column with the ID of a file.
	 */
	public function by_folder( string $id ): string {
		global $wpdb;
		if ( array() === $this->ids ) {
			return $this->is_none ? '1 = 1' : '1 = 0';
		}
		return $id . ( $this->is_none ? ' NOT' : '' )
			. " IN (SELECT object_id FROM $wpdb->term_relationships WHERE term_taxonomy_id IN ("
			. implode( ',', array_map( 'intval', $this->ids ) ) . '))';
	}
}
