<?php
/**
 * Terms in a list of posts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Blog;

defined( 'ABSPATH' ) || exit;

/** Categories and tags of posts, or the equivalent taxonomies of another post type. */
final class Terms {
	/**
	 * Returns the terms of a post in its first public taxonomy that is hierarchical (categories) or not (tags).
	 *
	 * @return list<array{slug: string, name: string, url: string}>
	 */
	public static function of( \WP_Post $post, bool $is_tree ): array {
		$terms = array();
		foreach ( get_object_taxonomies( $post, 'objects' ) as $taxonomy ) {
			if (
				$taxonomy->public
				&& $taxonomy->publicly_queryable
				&& $is_tree === $taxonomy->hierarchical
				&& 'post_format' !== $taxonomy->name
			) {
				$found = get_the_terms( $post, $taxonomy->name );
				$terms = is_array( $found ) ? $found : array();
				break;
			}
		}
		return array_map( self::term( ... ), array_values( $terms ) );
	}

	/**
	 * Returns the unique categories of all items, sorted by name.
	 *
	 * @param list<array<string, mixed>> $items Results of Item::of().
	 * @return array<string, string> Slug => name; empty if a filter would not change anything.
	 */
	public static function filter( array $items ): array {
		$found = array();
		foreach ( $items as $item ) {
			$found += array_column( $item['terms'], 'name', 'slug' );
		}
		asort( $found, SORT_NATURAL | SORT_FLAG_CASE );
		return count( $found ) > 1 ? $found : array();
	}

	/** @return array{slug: string, name: string, url: string} */
	private static function term( \WP_Term $term ): array {
		$url = get_term_link( $term );
		return array(
			'slug' => $term->slug,
			'name' => $term->name,
			'url'  => is_string( $url ) ? $url : '',
		);
	}
}
