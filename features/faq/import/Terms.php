<?php
/**
 * Copies groups of other plugins.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Faq\Import;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Faq\Groups;
use Pagewright\Features\Faq\PostType;

/** Reads terms of taxonomies that nobody may have registered, and makes groups of the same name below the same ones. Those that are there are taken. */
final class Terms {
	/** @var array<int, object> By the ids of the taxonomies' own table. */
	private array $rows = array();

	/** @var array<int, int> Id of the old term => id of the group; those of earlier imports from the start, whatever they are called now. */
	private array $groups;

	/** @param list<string> $taxonomies Those that say groups, beside others whose names say so. */
	public function __construct( string $type, array $taxonomies ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- taxonomies that nobody may have registered.
		$used  = $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT tt.taxonomy FROM $wpdb->term_taxonomy tt JOIN $wpdb->term_relationships tr ON tr.term_taxonomy_id = tt.term_taxonomy_id JOIN $wpdb->posts p ON p.ID = tr.object_id WHERE p.post_type = %s", $type ) );
		$taken = array_filter( $used, static fn ( string $name ): bool => in_array( $name, $taxonomies, true ) || 1 === preg_match( Sources::GROUPS, $name ) );
		$list  = implode( ',', array_map( static fn ( string $name ): string => (string) $wpdb->prepare( '%s', $name ), $taken ) );
		// phpcs:ignore WordPress.DB -- prepared above.
		foreach ( '' === $list ? array() : $wpdb->get_results( "SELECT tt.term_taxonomy_id, tt.term_id, tt.parent, tt.description, t.name, t.slug FROM $wpdb->term_taxonomy tt JOIN $wpdb->terms t ON t.term_id = tt.term_id WHERE tt.taxonomy IN ($list)" ) as $row ) {
			$this->rows[ (int) $row->term_taxonomy_id ] = $row;
		}
		// phpcs:ignore WordPress.DB -- all at once.
		$made         = $wpdb->get_results( $wpdb->prepare( "SELECT m.meta_value, m.term_id FROM $wpdb->termmeta m JOIN $wpdb->term_taxonomy tt ON tt.term_id = m.term_id WHERE m.meta_key = %s AND tt.taxonomy = %s", Groups::ORIGIN, PostType::GROUP ) );
		$this->groups = array_map( 'intval', array_column( $made, 'term_id', 'meta_value' ) );
	}

	/**
	 * @param list<int> $posts Ids of posts; at least one.
	 * @return array<int, list<int>> Ids of groups by the posts' ids.
	 */
	public function of( array $posts ): array {
		global $wpdb;
		$groups = array();
		$list   = implode( ',', array_map( 'intval', $posts ) );
		// phpcs:ignore WordPress.DB -- numbers.
		foreach ( $wpdb->get_results( "SELECT object_id, term_taxonomy_id FROM $wpdb->term_relationships WHERE object_id IN ($list)" ) as $row ) {
			$term = $this->rows[ (int) $row->term_taxonomy_id ] ?? null;
			if ( null !== $term ) {
				$groups[ (int) $row->object_id ][] = $this->group( $term );
			}
		}
		return array_map( static fn ( array $ids ): array => array_values( array_filter( $ids ) ), $groups );
	}

	/** Id of the group that stands for a term, made where there is none. A circle of parents ends where it is met again. */
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
		0 < $this->groups[ $id ] && add_term_meta( $this->groups[ $id ], Groups::ORIGIN, $id );
		return $this->groups[ $id ];
	}
}
