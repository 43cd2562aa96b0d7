<?php
/**
 * Search for posts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\SearchPosts;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Autocomplete\Tokens;
use Pagewright\Rest\FormEndpoint;

/**
 * GET so_widgets_search_posts: published posts of public types by title, latest change first; with `include` the posts
 * with these IDs.
 */
final class Endpoint extends FormEndpoint {
	private const MAX = 20;

	/** Maximum number of IDs in one call. */
	private const MAX_INCLUDED = 200;

	protected function action(): string {
		return 'so_widgets_search_posts';
	}

	/** @return list<array{value: string, label: string, type: string}> ID, title and type. */
	protected function answer(): array {
		$include  = self::text( 'include' );
		$language = sanitize_key( self::text( 'language' ) );
		if ( '' !== $language ) {
			do_action( 'wpml_switch_language', $language ); // phpcs:ignore WordPress.NamingConventions -- an action of WPML.
		}
		$posts = '' === $include
			? self::search( self::text( 'query' ), $language )
			: self::included( Tokens::ids( $include ) );
		$found = array_map(
			static fn ( \WP_Post $post ): array => array(
				'value' => (string) $post->ID,
				'label' => self::readable( $post->post_title ),
				'type'  => $post->post_type,
			),
			array_values(
				array_filter( $posts, static fn ( \WP_Post $post ): bool => current_user_can( 'read_post', $post->ID ) )
			)
		);
		/** Filters the posts that a search found. A filter of the SiteOrigin Widgets Bundle. */
		return array_values( (array) apply_filters( 'siteorigin_widgets_search_posts_results', $found ) );
	}

	/** @return list<\WP_Post> */
	private static function search( string $words, string $language ): array {
		$types = self::types();
		return array() === $types ? array() : ( new \WP_Query(
			array(
				'post_type'              => $types,
				'post_status'            => in_array( 'attachment', $types, true )
					? array( 'publish', 'inherit' )
					: 'publish',
				's'                      => $words,
				'search_columns'         => array( 'post_title' ),
				'posts_per_page'         => self::MAX,
				'orderby'                => array( 'modified' => 'DESC', 'ID' => 'DESC' ),
				'ignore_sticky_posts'    => true,
				'no_found_rows'          => true,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			) + ( '' === $language ? array() : array( 'lang' => $language ) )
		) )->posts;
	}

	/**
	 * Includes posts of any status: checks whether the user may read each.
	 *
	 * @param list<int> $ids Ids.
	 * @return list<\WP_Post>
	 */
	private static function included( array $ids ): array {
		$ids = array_slice( $ids, 0, self::MAX_INCLUDED );
		_prime_post_caches( $ids, false, false );
		return array_values(
			array_filter(
				array_map( 'get_post', $ids ),
				static fn ( ?\WP_Post $post ): bool =>
					null !== $post && in_array( $post->post_type, get_post_types( array( 'public' => true ) ), true )
			)
		);
	}

	/** @return list<string> Requested public types; all except attachments by default. */
	private static function types(): array {
		$public = get_post_types( array( 'public' => true ) );
		$asked  = Tokens::read( self::text( 'postTypes' ) );
		$types  = array() === $asked || in_array( '_all', $asked, true )
			? array_diff( $public, array( 'attachment' ) )
			: array_intersect( $asked, $public );
		/** Filters the post types of a search. A filter of the SiteOrigin Widgets Bundle. */
		return array_values(
			array_intersect( (array) apply_filters( 'siteorigin_widgets_search_posts_post_types', $types ), $public )
		);
	}
}
