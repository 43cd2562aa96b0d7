<?php
/**
 * Lists posts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Posts;

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\Memory;

/** Finds posts with the data that a list prints, and iterates over them. */
final class Posts {
	/**
	 * Finds posts with their authors, and with images and terms if needed, with at most six queries.
	 *
	 * @param array<string, mixed> $args  Arguments for WP_Query, of Fields\Posts\Query.
	 * @param list<string>         $needs Any of `pictures`, `terms`, and `pages` when the total number is needed.
	 * @param list<int>            $more  IDs of additional images; loaded with those of the posts.
	 */
	public static function find( array $args, array $needs, array $more = array() ): \WP_Query {
		// Complete rows with one query: IDs first and posts later would be two.
		$at_once = static fn ( mixed $is_split = null ): mixed =>
			! is_bool( $is_split ) ? $is_split : $is_split && wp_using_ext_object_cache();
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
		$posts = array_values(
			array_filter(
				$query->posts,
				static fn ( $post ): bool =>
					$post instanceof \WP_Post && in_array( $post->post_status, array( 'publish', 'inherit' ), true )
			)
		);

		$query->posts      = $posts;
		$query->post_count = count( $posts );
		Caches::fill( $posts, $needs, $more );
		return $query;
	}

	/**
	 * Calls the function for each post, which is the current post meanwhile; restores the previous one.
	 *
	 * @template T
	 * @param \WP_Query              $query Result of find().
	 * @param callable(\WP_Post): ?T $item  Returns an item for a post; null leaves it out.
	 * @return list<T>
	 */
	public static function each( \WP_Query $query, callable $item ): array {
		Memory::add( self::class, 'depth' );
		try {
			$out = self::keep_current(
				static fn (): array => array_map(
					static function ( \WP_Post $post ) use ( $item ): mixed {
						self::set_current( $post );
						return $item( $post );
					},
					$query->posts
				)
			);
		} finally {
			Memory::add( self::class, 'depth', -1 );
		}
		return array_values( array_filter( $out, static fn ( mixed $value ): bool => null !== $value ) );
	}

	/**
	 * Calls a function for which a post is the current one, as in the loop; restores the previous one.
	 *
	 * @template R
	 * @param callable(): R $call
	 * @return R
	 */
	public static function as_current( \WP_Post $post, callable $call ): mixed {
		return self::keep_current(
			static function () use ( $post, $call ): mixed {
				self::set_current( $post );
				return $call();
			}
		);
	}

	/**
	 * Calls a function that changes the current post, and restores the previous one.
	 *
	 * @template R
	 * @param callable(): R $call
	 * @return R
	 */
	private static function keep_current( callable $call ): mixed {
		$before = $GLOBALS['post'] ?? null;
		try {
			return $call();
		} finally {
			$GLOBALS['post'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- restored.
			if ( $before instanceof \WP_Post ) {
				setup_postdata( $before );
			}
		}
	}

	private static function set_current( \WP_Post $post ): void {
		$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as WP_Query::the_post() does.
		setup_postdata( $post );
	}

	/**
	 * Returns the depth of lists around the caller: the first level inside a list does not print full content, deeper
	 * ones print nothing.
	 */
	public static function depth(): int {
		return Memory::get( self::class, 'depth', 0 );
	}

	/**
	 * Returns the ID of the post that contains a widget: the listed post whose content is being rendered, else the
	 * given one.
	 *
	 * @param int $outside Post outside of all lists, from Fields\Posts\Query::here().
	 */
	public static function here( int $outside ): int {
		return self::depth() > 0 ? (int) get_the_ID() : $outside;
	}

	/** Returns a post's title, or a placeholder for an empty one, because links need a name. */
	public static function title( \WP_Post $post ): string {
		$title = get_the_title( $post );
		return '' !== trim( wp_strip_all_tags( $title ) ) ? $title : __( 'Untitled', 'pagewright' );
	}

	/**
	 * Returns a post's image; '' for none and for a post whose password is required.
	 *
	 * @param string|array{0: int, 1: int} $size       Name of a size, or width and height in pixels.
	 * @param array<string, string>        $attributes Attributes of the image.
	 */
	public static function picture( \WP_Post $post, string|array $size, array $attributes = array() ): string {
		$id = post_password_required( $post ) ? 0 : (int) get_post_thumbnail_id( $post );
		return $id > 0 ? wp_get_attachment_image( $id, $size, false, $attributes ) : '';
	}

	/**
	 * Returns a post's publication date.
	 *
	 * @param string $format Format of PHP's date(); '' for that of the site's settings.
	 * @return array{machine: string, words: string}
	 */
	public static function date( \WP_Post $post, string $format = '' ): array {
		return array(
			'machine' => (string) get_the_date( DATE_W3C, $post ),
			'words'   => (string) get_the_date( $format, $post ),
		);
	}
}
