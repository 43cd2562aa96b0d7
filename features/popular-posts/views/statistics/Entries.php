<?php
/**
 * Describes posts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views\Statistics;

defined( 'ABSPATH' ) || exit;

/** Data of posts that people see beside their views. */
final class Entries {
	/**
	 * Returns the posts that the current user may read, in the given order.
	 *
	 * @param list<int> $ids Post IDs.
	 * @return array<int, array{id: int, title: string, type: string, author: string, view: string, edit: string}> By
	 *    ID. URLs are '' when this user may not open them.
	 */
	public static function of( array $ids ): array {
		_prime_post_caches( $ids, false, false );
		$posts = array_filter(
			array_map( 'get_post', $ids ),
			static fn ( ?\WP_Post $post ): bool => null !== $post && current_user_can( 'read_post', $post->ID )
		);
		cache_users(
			array_unique( array_map( static fn ( \WP_Post $post ): int => (int) $post->post_author, $posts ) )
		);
		$entries = array();
		foreach ( $posts as $post ) {
			$entries[ $post->ID ] = array(
				'id'     => $post->ID,
				'title'  => self::title( $post ),
				'type'   => (string) (
					get_post_type_object( $post->post_type )->labels->singular_name ?? $post->post_type
				),
				'author' => (string) get_the_author_meta( 'display_name', (int) $post->post_author ),
				'view'   => is_post_publicly_viewable( $post ) ? (string) get_permalink( $post ) : '',
				'edit'   => (string) get_edit_post_link( $post, 'raw' ),
			);
		}
		return $entries;
	}

	private static function title( \WP_Post $post ): string {
		$title = trim( html_entity_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES, 'UTF-8' ) );
		return '' === $title ? __( '(no title)', 'pagewright' ) : $title;
	}
}
