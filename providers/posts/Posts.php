<?php
/**
 * Posts to be listed.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Posts;

defined( 'ABSPATH' ) || exit;

/** Finds posts with what a list prints of them, and goes through them. */
final class Posts {
	/** Lists inside lists that are being printed; a post in a list may hold a list itself. */
	private static int $depth = 0;

	/**
	 * The posts with their authors, and with pictures and terms as far as they are needed, in at most six queries.
	 *
	 * @param array<string, mixed> $args  Arguments for WP_Query, of Fields\Posts\Query.
	 * @param list<string>         $needs Of `pictures`, `terms`, and `pages` where the number of all posts matters.
	 * @param list<int>            $more  Ids of pictures that are shown as well; read with those of the posts.
	 */
	public static function find( array $args, array $needs, array $more = array() ): \WP_Query {
		// Whole rows at once: the ids first and the posts then would be two queries.
		$at_once = static fn ( mixed $is_split = null ): mixed => ! is_bool( $is_split ) ? $is_split : $is_split && wp_using_ext_object_cache();
		$terms   = array( TermClauses::class, 'where' );
		add_filter( 'split_the_query', $at_once );
		add_filter( 'posts_where', $terms, 10, 2 );
		try {
			$query = new \WP_Query(
				array(
					'no_found_rows'          => ! in_array( 'pages', $needs, true ),
					'update_post_meta_cache' => false,
					'update_post_term_cache' => false,
				) + TermClauses::taken( $args )
			);
		} finally {
			remove_filter( 'split_the_query', $at_once );
			remove_filter( 'posts_where', $terms );
		}
		$posts = array_values( array_filter( $query->posts, static fn ( $post ): bool => $post instanceof \WP_Post && in_array( $post->post_status, array( 'publish', 'inherit' ), true ) ) );

		$query->posts      = $posts;
		$query->post_count = count( $posts );
		Caches::fill( $posts, $needs, $more );
		return $query;
	}

	/**
	 * Calls the function for each post, which is then the current one; the one before comes back at the end.
	 *
	 * @template T
	 * @param \WP_Query              $query Of find().
	 * @param callable(\WP_Post): ?T $item  What is to be had of a post; null leaves it out.
	 * @return list<T>
	 */
	public static function each( \WP_Query $query, callable $item ): array {
		$before = $GLOBALS['post'] ?? null;
		$out    = array();
		++self::$depth;
		try {
			foreach ( $query->posts as $post ) {
				$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as WP_Query::the_post() does it.
				setup_postdata( $post );
				$out[] = $item( $post );
			}
		} finally {
			--self::$depth;
			$GLOBALS['post'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- put back.
			$before instanceof \WP_Post && setup_postdata( $before );
		}
		return array_values( array_filter( $out, static fn ( mixed $value ): bool => null !== $value ) );
	}

	/** How many lists the one that asks stands in: content of posts is not printed in full inside another list, and nothing at all below that. */
	public static function depth(): int {
		return self::$depth;
	}

	/**
	 * Id of the post that a widget stands in: the listed one whose content is being printed, else the given one.
	 *
	 * @param int $outside What it is outside all lists, of Fields\Posts\Query::here().
	 */
	public static function here( int $outside ): int {
		return self::$depth > 0 ? (int) get_the_ID() : $outside;
	}

	/** A post's title, for those without one a word for it: a link needs a name. */
	public static function title( \WP_Post $post ): string {
		$title = get_the_title( $post );
		return '' !== trim( wp_strip_all_tags( $title ) ) ? $title : __( 'Untitled', 'pagewright' );
	}

	/**
	 * A post's picture; '' when there is none and for a post whose password was not given.
	 *
	 * @param string|array{0: int, 1: int} $size       Name of a size, or width and height in pixels.
	 * @param array<string, string>        $attributes Of the image.
	 */
	public static function picture( \WP_Post $post, string|array $size, array $attributes = array() ): string {
		$id = post_password_required( $post ) ? 0 : (int) get_post_thumbnail_id( $post );
		return $id > 0 ? wp_get_attachment_image( $id, $size, false, $attributes ) : '';
	}

	/**
	 * A post's day of publication.
	 *
	 * @param string $format As PHP's date() takes it; '' for the one of the site's settings.
	 * @return array{machine: string, words: string}
	 */
	public static function date( \WP_Post $post, string $format = '' ): array {
		return array(
			'machine' => (string) get_the_date( DATE_W3C, $post ),
			'words'   => (string) get_the_date( $format, $post ),
		);
	}
}
