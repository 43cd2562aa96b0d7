<?php
/**
 * Imports the groups of other plugins.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Faq\Import;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Faq\Groups;
use Pagewright\Features\Faq\PostType;

/**
 * Reads terms of taxonomies that may not be registered, and creates groups with the same names and parents. Reuses
 * existing ones.
 */
final class Terms {
	/** @var array<int, object> By term taxonomy ID. */
	private array $rows = array();

	/**
	 * @var array<int, int> ID of the original term => ID of the group; includes those of earlier imports, even if they
	 *    were renamed.
	 */
	private array $groups;

	/** @param list<string> $taxonomies Taxonomies of groups, in addition to those with a matching name. */
	public function __construct( string $type, array $taxonomies ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- taxonomies that may not be registered.
		$used  = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT DISTINCT tt.taxonomy FROM $wpdb->term_taxonomy tt JOIN $wpdb->term_relationships tr ON tr.term_taxonomy_id = tt.term_taxonomy_id JOIN $wpdb->posts p ON p.ID = tr.object_id WHERE p.post_type = %s",
				$type
			)
		);
		$taken = array_filter(
			$used,
			static fn ( string $name ): bool =>
				in_array( $name, $taxonomies, true ) || 1 === preg_match( Sources::GROUPS, $name )
		);
		$list  = implode(
			',',
			array_map( static fn ( string $name ): string => (string) $wpdb->prepare( '%s', $name ), $taken )
		);
		foreach (
			'' === $list ? array() : $wpdb->get_results(
				"SELECT tt.term_taxonomy_id, tt.term_id, tt.parent, tt.description, t.name, t.slug FROM $wpdb->term_taxonomy tt JOIN $wpdb->terms t ON t.term_id = tt.term_id WHERE tt.taxonomy IN ($list)" // phpcs:ignore WordPress.DB -- prepared above.
			) as $row
		) {
			$this->rows[ (int) $row->term_taxonomy_id ] = $row;
		}
		// phpcs:ignore WordPress.DB -- all at once.
		$made         = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT m.meta_value, m.term_id FROM $wpdb->termmeta m JOIN $wpdb->term_taxonomy tt ON tt.term_id = m.term_id WHERE m.meta_key = %s AND tt.taxonomy = %s",
				Groups::ORIGIN,
				PostType::GROUP
			)
		);
		$this->groups = array_map( 'intval', array_column( $made, 'term_id', 'meta_value' ) );
	}

	/**
	 * @param list<int> $posts Post IDs; at least one.
	 * @return array<int, list<int>> Group IDs by post ID.
	 */
	public function of( array $posts ): array {
		global $wpdb;
		$groups = array();
		$list   = implode( ',', array_map( 'intval', $posts ) );
		foreach (
			$wpdb->get_results(
				"SELECT object_id, term_taxonomy_id FROM $wpdb->term_relationships WHERE object_id IN ($list)" // phpcs:ignore WordPress.DB -- numbers.
			) as $row
		) {
			$term = $this->rows[ (int) $row->term_taxonomy_id ] ?? null;
			if ( null !== $term ) {
				$groups[ (int) $row->object_id ][] = $this->group( $term );
			}
		}
		return array_map( static fn ( array $ids ): array => array_values( array_filter( $ids ) ), $groups );
	}

	/** Returns the ID of the group for a term, and creates it if needed. Ends at a loop of parents. */
	private function group( object $term ): int {
		$id = (int) $term->term_id;
		if ( isset( $this->groups[ $id ] ) ) {
			return $this->groups[ $id ];
		}
		$this->groups[ $id ] = 0;
		$parent              = 0;
		foreach ( $this->rows as $row ) {
			if ( (int) $row->term_id === (int) $term->parent ) {
				$parent = $this->group( $row );
				break;
			}
		}
		$found = term_exists( $term->name, PostType::GROUP, $parent );
		$made  = is_array( $found ) ? $found : wp_insert_term(
			wp_slash( $term->name ),
			PostType::GROUP,
			array(
				'slug'        => $term->slug,
				'parent'      => $parent,
				'description' => wp_slash( $term->description ),
			)
		);
		$this->groups[ $id ] = is_array( $made ) ? (int) $made['term_id'] : 0;
		if ( 0 < $this->groups[ $id ] ) {
			add_term_meta( $this->groups[ $id ], Groups::ORIGIN, $id );
		}
		return $this->groups[ $id ];
	}
}
