<?php
/**
 * Loads the authors of listed posts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the authors of a list at once. WordPress loads each one with two queries when a post becomes the current one.
 */
final class Authors {
	/** @param list<int> $ids User IDs. */
	public static function fill( array $ids ): void {
		global $wpdb;
		$ids    = array_values( array_filter( $ids ) );
		$unread = array_keys(
			array_filter( wp_cache_get_multiple( $ids, 'user_meta' ), static fn ( $meta ): bool => false === $meta )
		);
		if ( array() === $unread ) {
			return;
		}
		$places = implode( ',', array_fill( 0, count( $unread ), '%d' ) );
		$rows   = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT u.*, m.meta_key AS pw_key, m.meta_value AS pw_value FROM $wpdb->users AS u LEFT JOIN $wpdb->usermeta AS m ON m.user_id = u.ID WHERE u.ID IN ( $places ) ORDER BY m.umeta_id ASC", // phpcs:ignore WordPress.DB -- numbers only; fills the cache.
				$unread
			)
		);
		$meta   = array();
		foreach ( $rows as $row ) {
			$id = (int) $row->ID;
			if ( null !== $row->pw_key ) {
				$meta[ $id ][ $row->pw_key ][] = (string) $row->pw_value;
			}
			unset( $row->pw_key, $row->pw_value );
			update_user_caches( $row );
		}
		wp_cache_add_multiple( $meta, 'user_meta' );
	}

	/**
	 * Returns the author of a post; null for a deleted user.
	 *
	 * @return ?array{name: string, url: string}
	 */
	public static function of( \WP_Post $post ): ?array {
		$user = get_userdata( (int) $post->post_author );
		if ( false === $user ) {
			return null;
		}
		return array(
			'name' => (string) apply_filters( 'the_author', $user->display_name ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- a filter of WordPress.
			'url'  => get_author_posts_url( $user->ID, $user->user_nicename ),
		);
	}
}
