<?php
/**
 * Fills WordPress's caches for a list of posts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Loads what a list prints beside the posts themselves: images and their metadata with two queries, terms with one,
 * authors with one. WordPress needs three, two and two, and more without priming.
 */
final class Caches {
	/** Columns of a term in WordPress's cache. */
	private const TERM = 't.term_id, t.name, t.slug, t.term_group, tt.term_taxonomy_id, tt.taxonomy, tt.description, tt.parent, tt.count';

	/**
	 * @param list<\WP_Post> $posts Posts.
	 * @param list<string>   $needs Any of `pictures`, `terms`.
	 * @param list<int>      $more  IDs of additional images.
	 */
	public static function fill( array $posts, array $needs, array $more = array() ): void {
		$ids = wp_list_pluck( $posts, 'ID' );
		if ( array() === $ids ) {
			return;
		}
		self::meta( $ids, in_array( 'pictures', $needs, true ), $more );
		if ( in_array( 'terms', $needs, true ) ) {
			self::terms( $ids, array_unique( wp_list_pluck( $posts, 'post_type' ) ) );
		}
		Authors::fill( array_values( array_unique( array_map( 'intval', wp_list_pluck( $posts, 'post_author' ) ) ) ) );
	}

	/**
	 * Loads metadata of posts and images, after the images, with one query.
	 *
	 * @param list<int> $ids  Ids of posts.
	 * @param list<int> $more IDs of additional images.
	 */
	private static function meta( array $ids, bool $has_pictures, array $more ): void {
		global $wpdb;
		$unread = array_keys(
			array_filter( wp_cache_get_multiple( $ids, 'post_meta' ), static fn ( $meta ): bool => false === $meta )
		);
		if ( array() === $unread ) {
			return;
		}
		if ( ! $has_pictures ) {
			update_meta_cache( 'post', $unread );
			return;
		}
		$places   = implode( ',', array_fill( 0, count( $unread ), '%d' ) );
		$others   = array() === $more ? '' : 'ID IN ( ' . implode( ',', array_map( 'intval', $more ) ) . ' ) OR ';
		$pictures = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT * FROM $wpdb->posts WHERE {$others}ID IN ( SELECT CAST( meta_value AS UNSIGNED ) FROM $wpdb->postmeta WHERE meta_key = '_thumbnail_id' AND post_id IN ( $places ) )", // phpcs:ignore WordPress.DB -- numbers only; fills the cache.
				$unread
			)
		);
		update_post_cache( $pictures );
		update_meta_cache( 'post', array( ...$unread, ...array_map( 'intval', wp_list_pluck( $pictures, 'ID' ) ) ) );
	}

	/**
	 * @param list<int>    $ids   Ids of posts.
	 * @param list<string> $types Their types.
	 */
	private static function terms( array $ids, array $types ): void {
		global $wpdb;
		$taxonomies = array_values(
			array_unique( array_merge( array(), ...array_map( 'get_object_taxonomies', array_values( $types ) ) ) )
		);
		$unread     = array();
		foreach ( $taxonomies as $taxonomy ) {
			$unread += array_filter(
				wp_cache_get_multiple( $ids, "{$taxonomy}_relationships" ),
				static fn ( $terms ): bool => false === $terms
			);
		}
		if ( array() === $unread ) {
			return;
		}
		$unread  = array_keys( $unread );
		$columns = self::TERM;
		$numbers = implode( ',', array_fill( 0, count( $unread ), '%d' ) );
		$words   = implode( ',', array_fill( 0, count( $taxonomies ), '%s' ) );
		$rows    = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT tr.object_id, $columns FROM $wpdb->term_relationships AS tr INNER JOIN $wpdb->term_taxonomy AS tt ON tt.term_taxonomy_id = tr.term_taxonomy_id INNER JOIN $wpdb->terms AS t ON t.term_id = tt.term_id WHERE tr.object_id IN ( $numbers ) AND tt.taxonomy IN ( $words ) ORDER BY t.name ASC", // phpcs:ignore WordPress.DB -- prepared numbers and names of taxonomies; fills the cache.
				array( ...$unread, ...$taxonomies )
			)
		);
		$found   = array_fill_keys( $taxonomies, array_fill_keys( $unread, array() ) );
		foreach ( $rows as $row ) {
			$found[ $row->taxonomy ][ (int) $row->object_id ][] = (int) $row->term_id;
			unset( $row->object_id );
			wp_cache_add( (int) $row->term_id, $row, 'terms' );
		}
		foreach ( $found as $taxonomy => $of_posts ) {
			wp_cache_add_multiple( $of_posts, "{$taxonomy}_relationships" );
		}
	}
}
