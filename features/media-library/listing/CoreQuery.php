<?php
/**
 * Lists from WordPress's own query.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Listing;

defined( 'ABSPATH' ) || exit;

/**
 * Answers a query as the Ajax action query-attachments does, with the filter of other plugins. Slow, but always right.
 */
final class CoreQuery {
	private const FILTER = 'ajax_query_attachments_args';

	/** Lets WordPress search for file names. */
	private const BY_NAME = 'wp_allow_query_attachment_by_filename';

	/** Returns whether another plugin changes the query. */
	public static function is_filtered(): bool {
		return false !== has_filter( self::FILTER );
	}

	public static function page( Query $query ): Page {
		$start   = $query->start();
		$by_name = '' !== $query->search && false === has_filter( self::BY_NAME, '__return_true' );
		if ( $by_name ) {
			add_filter( self::BY_NAME, '__return_true' );
		}
		/** This filter is documented in wp-admin/includes/ajax-actions.php */
		$args  = apply_filters( self::FILTER, $query->args() + self::place( $query, $start ) ); // phpcs:ignore WordPress.NamingConventions -- of WordPress.
		$args  = is_array( $args ) ? $args : $query->args();
		$posts = 0 === $query->limit() ? null : new \WP_Query( self::with_tie_breaker( $args, $query ) );
		$total = $posts?->found_posts ?? 0;
		if ( $total < 1 ) {
			// Past the end, WordPress counts nothing.
			unset( $args['paged'], $args['offset'] );
			$total = ( new \WP_Query( array( 'posts_per_page' => 1, 'fields' => 'ids' ) + $args ) )->found_posts;
		}
		if ( $by_name ) {
			remove_filter( self::BY_NAME, '__return_true' );
		}
		$found = array_values( array_filter( $posts->posts ?? array(), self::is_post( ... ) ) );
		return new Page(
			array_map( static fn ( \WP_Post $post ): int => $post->ID, $found ),
			array_map(
				static fn ( \WP_Post $post ): string =>
					Order::key( $query->wordpress_order(), $post, $query->include ),
				$found
			),
			$start,
			(int) $total,
			$query->wordpress_order(),
			''
		);
	}

	/** The filter can request only IDs. */
	private static function is_post( mixed $post ): bool {
		return $post instanceof \WP_Post;
	}

	/** @return array<string, int> The page as WordPress requests it, or a position between two pages. */
	private static function place( Query $query, int $start ): array {
		return 0 === $start % $query->size && $query->limit() === $query->size
			? array( 'paged' => intdiv( $start, $query->size ) + 1 )
			: array( 'offset' => $start );
	}

	/**
	 * Attachments with equal values would come in any order, so that some are on two pages and others on none.
	 *
	 * @param array<mixed> $args Arguments after the filter.
	 * @return array<mixed>
	 */
	private static function with_tie_breaker( array $args, Query $query ): array {
		$orderby = $args['orderby'] ?? '';
		$order   = $args['order'] ?? '';
		if ( Order::orderby( $query->wordpress_order() ) === $orderby && is_string( $order ) ) {
			$args['orderby'] = array( $orderby => $order, 'ID' => $order );
		}
		return $args;
	}
}
