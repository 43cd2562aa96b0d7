<?php
/**
 * Posts to which files can be attached.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaPosts;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Rest\MediaEndpoint;

/** GET /media/posts: posts to which the user may attach files, found as in the dialog of WordPress's list. */
final class Endpoint extends MediaEndpoint {
	/** Maximum number of posts, as in WordPress's dialog. */
	private const MOST = 50;

	protected function route(): string {
		return '/media/posts';
	}

	protected function args(): array {
		return array( 'search' => array( 'type' => 'string', 'default' => '', 'maxLength' => 200 ) );
	}

	/**
	 * @return array{posts: list<array{id: int, title: string, type: string, status: string, date: int}>} Posts that the
	 *    user may edit: the latest, or the best results of the search. Type and status are names for users, titles are
	 *    plain text, and dates are in milliseconds since 1970.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		$found = array_filter(
			self::find( trim( (string) $request['search'] ) ),
			static fn ( \WP_Post $post ): bool => current_user_can( 'edit_post', $post->ID )
		);
		return array( 'posts' => array_map( self::prepare( ... ), array_values( $found ) ) );
	}

	/** @return list<\WP_Post> Posts of the types that the user edits; own ones if only these may be edited. */
	private static function find( string $search ): array {
		$types = get_post_types( array( 'public' => true ), 'objects' );
		unset( $types['attachment'] );
		$types = array_filter( $types, static fn ( $type ): bool => current_user_can( $type->cap->edit_posts ) );
		$all   = array_filter( $types, static fn ( $type ): bool => current_user_can( $type->cap->edit_others_posts ) );
		$found = array();
		$parts = array( array( $all, 0 ), array( array_diff_key( $types, $all ), get_current_user_id() ) );
		foreach ( $parts as list( $part, $author ) ) {
			$arguments = array(
				'post_type'      => array_keys( $part ),
				'post_status'    => 'any',
				'posts_per_page' => self::MOST,
				's'              => $search,
			);
			$found     = array() === $part ? $found : array(
				...$found,
				...get_posts( 0 === $author ? $arguments : $arguments + array( 'author' => $author ) ),
			);
		}
		return array_slice( $found, 0, self::MOST );
	}

	/** @return array{id: int, title: string, type: string, status: string, date: int} */
	private static function prepare( \WP_Post $post ): array {
		$title = html_entity_decode( wp_strip_all_tags( get_the_title( $post ), true ), ENT_QUOTES );
		return array(
			'id'     => $post->ID,
			'title'  => '' === $title ? __( '(no title)', 'pagewright' ) : $title,
			'type'   => (string) ( get_post_type_object( $post->post_type )->labels->singular_name ?? '' ),
			'status' => (string) ( get_post_status_object( $post->post_status )->label ?? '' ),
			'date'   => 1000 * (int) get_post_timestamp( $post ),
		);
	}
}
