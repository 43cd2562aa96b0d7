<?php
/**
 * Finds the questions of the site.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Faq;

defined( 'ABSPATH' ) || exit;

/** Finds published questions with at most three queries, however many there are. */
final class Entries {
	/** Maximum number on one page. */
	public const MOST = 1000;

	/** Names of WP_Query. The second key keeps questions with equal numbers in a stable order. */
	private const ORDERS = array(
		'menu_order' => array( 'menu_order', 'title' ),
		'title'      => array( 'title', 'menu_order' ),
		'date'       => array( 'date', 'title' ),
		'modified'   => array( 'modified', 'title' ),
	);

	/**
	 * @param array{groups: list<string>, order_by: string, order: string, limit: int, exclude: list<int>} $options
	 *    Slugs or IDs of groups, including their children; empty for all.
	 * @return list<Question>
	 */
	public static function find( array $options ): array {
		PostType::register();
		$args = array(
			'post_type'              => PostType::TYPE,
			'post_status'            => 'publish',
			'has_password'           => false,
			'posts_per_page'         => 0 < $options['limit'] ? min( $options['limit'], self::MOST ) : self::MOST,
			'post__not_in'           => $options['exclude'], // phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams -- a few, chosen by the author.
			'orderby'                => array_fill_keys(
				self::ORDERS[ $options['order_by'] ] ?? self::ORDERS['menu_order'],
				'DESC' === strtoupper( $options['order'] ) ? 'DESC' : 'ASC'
			),
			'ignore_sticky_posts'    => true,
			'no_found_rows'          => true,
			'update_post_meta_cache' => false,
			'lazy_load_term_meta'    => false,
			'tax_query'              => array() === $options['groups'] // phpcs:ignore WordPress.DB.SlowDBQuery -- by term taxonomy IDs.
				? array()
				: self::within( Groups::all()->below( $options['groups'] ) ),
		);
		/**
		 * Filters the query for the questions of a list.
		 *
		 * @param array<string, mixed> $args    Arguments for WP_Query.
		 * @param array<string, mixed> $options groups, order_by, order, limit and exclude of the list.
		 */
		$args  = (array) apply_filters( 'pagewright/faq/query', $args, $options );
		$query = new \WP_Query( $args );
		$posts = array_values(
			array_filter(
				$query->posts,
				static fn ( mixed $post ): bool =>
					$post instanceof \WP_Post && 'publish' === $post->post_status && '' === $post->post_password
			)
		);
		Answer::prime( $posts );
		// Leaves out answers without a question.
		return array_values(
			array_filter(
				array_map( self::question( ... ), $posts ),
				static fn ( Question $one ): bool => '' !== trim( wp_strip_all_tags( $one->question ) )
			)
		);
	}

	private static function question( \WP_Post $post ): Question {
		return new Question(
			name: $post->post_name,
			question: get_the_title( $post ),
			text: $post->post_content,
			answer: static fn (): string => Answer::of( $post ),
			groups: Groups::of( $post ),
		);
	}

	/**
	 * @param list<int> $ids Term taxonomy IDs.
	 * @return array<mixed>
	 */
	private static function within( array $ids ): array {
		return array(
			array(
				'taxonomy'         => PostType::GROUP,
				'field'            => 'term_taxonomy_id',
				// If all groups were deleted, the list is empty instead of showing all questions.
				'terms'            => array() === $ids ? array( 0 ) : $ids,
				'include_children' => false,
			),
		);
	}
}
