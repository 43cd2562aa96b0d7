<?php
/**
 * Posts query for WordPress.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Posts;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Autocomplete\Tokens;
use Pagewright\Fields\DateRange\Range;
use Pagewright\Fields\Form\Numbers;
use Pagewright\Fields\Form\Options;

/**
 * Converts a saved posts query, an object of its parts or one string, to arguments for WP_Query. Finds only content
 * that every visitor may see, whatever was saved.
 *
 *     new \WP_Query( Query::args( $data['posts'], Query::here() ) )
 */
final class Query {
	private const ORDERS = array(
		'none', 'ID', 'author', 'title', 'date', 'modified', 'parent', 'rand', 'comment_count', 'menu_order',
		'meta_value', 'meta_value_num', 'post__in',
	);

	private const PER_PAGE = 10;

	/** Finds nothing: WP_Query treats an empty list of IDs as unset, and puts sticky posts before any list. */
	private const NOTHING = array( 'post__in' => array( 0 ), 'ignore_sticky_posts' => true );

	/** Databases support no earlier dates. */
	private const FIRST_DAY = '1000-01-01';

	/**
	 * @param mixed $saved Saved or sanitized query.
	 * @param int   $here  ID of the post that shows the list, to exclude it; 0 for none. See here().
	 * @return array<string, mixed>
	 */
	public static function args( mixed $saved, int $here = 0 ): array {
		$parts = QueryString::read( $saved );
		$known = array_flip( array( ...QueryString::KEYS, QueryString::FORM_STATE ) );
		$args  = array_filter(
			array(
				'post_type'  => Tokens::read( $parts['post_type'] ?? '' ),
				'post__in'   => Tokens::ids( $parts['post__in'] ?? '' ),
				'tax_query'  => self::terms( $parts ), // phpcs:ignore WordPress.DB.SlowDBQuery -- the editor's selection.
				'date_query' => self::dates( $parts ),
			)
		);
		$args += self::order( $parts ) + Additional::clean( array_diff_key( $parts, $known ) );
		$args  = array_merge( $args, Additional::read( QueryString::additional( $parts['additional'] ?? '' ) ) );
		$args  = self::without(
			self::sticky( self::published( $args ), Options::key( $parts['sticky'] ?? '' ) ),
			$here > 0 ? array( $here ) : array()
		);
		/**
		 * Changes which posts a widget lists. Known from the public widgets bundle.
		 *
		 * @param array<string, mixed> $args Arguments for WP_Query.
		 */
		return (array) apply_filters( 'siteorigin_widgets_posts_selector_query', $args );
	}

	/** Returns the maximum number of posts of a list that loads more; 0 for no limit. */
	public static function limit( mixed $saved ): int {
		return (int) Numbers::read(
			QueryString::read( $saved )['posts_limit'] ?? '',
			array( 'min' => 0, 'integer' => true )
		);
	}

	/** Returns how many posts the query finds on all its pages. */
	public static function count( mixed $saved, int $here = 0 ): int {
		$paging = array_flip(
			array( 'paged', 'page', 'offset', 'nopaging', 'no_found_rows', 'posts_per_archive_page' )
		);
		$query  = new \WP_Query(
			array(
				'fields'                 => 'ids',
				'posts_per_page'         => 1,
				'ignore_sticky_posts'    => true,
				'orderby'                => 'none',
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			) + array_diff_key( self::args( $saved, $here ), $paging )
		);
		return (int) $query->found_posts;
	}

	/** Returns the ID of the current post: the one in the loop, or the page's; 0 on archives. */
	public static function here(): int {
		return in_the_loop() ? (int) get_the_ID() : ( is_singular() ? get_queried_object_id() : 0 );
	}

	/**
	 * Creates one clause per term, so that AND requires all of them.
	 *
	 * @param array<string, mixed> $parts Parts of the query.
	 * @return array<mixed>
	 */
	private static function terms( array $parts ): array {
		$clauses = array();
		foreach ( Tokens::terms( $parts['tax_query'] ?? '' ) as $term ) {
			list( $taxonomy, $slug ) = explode( ':', $term, 2 );
			$clauses[]               = array( 'taxonomy' => $taxonomy, 'field' => 'slug', 'terms' => $slug );
		}
		return array() === $clauses
			? array()
			: array( 'relation' => 'AND' === ( $parts['tax_query_relation'] ?? '' ) ? 'AND' : 'OR' ) + $clauses;
	}

	/**
	 * Includes the whole first and last day.
	 *
	 * @param array<string, mixed> $parts Parts of the query.
	 * @return array<mixed>
	 */
	private static function dates( array $parts ): array {
		if ( 'relative' !== ( $parts['date_type'] ?? '' ) ) {
			$days = Range::dates( $parts['date_query'] ?? '' );
		} else {
			$distances = Range::distances( $parts['date_query_relative'] ?? '' );
			$days      = array_filter(
				array(
					'after'  => self::day( $distances['from'] ?? null ),
					'before' => self::day( $distances['to'] ?? null ),
				)
			);
		}
		return array() === $days ? array() : array( $days + array( 'inclusive' => true ) );
	}

	/** @param ?array{value: int, unit: string} $distance Distance from today. */
	private static function day( ?array $distance ): string {
		return null === $distance
			? ''
			: max(
				self::FIRST_DAY,
				current_datetime()->modify( "-{$distance['value']} {$distance['unit']}" )->format( 'Y-m-d' )
			);
	}

	/**
	 * @param array<string, mixed> $parts Parts of the query.
	 * @return array<string, mixed>
	 */
	private static function order( array $parts ): array {
		$count = Numbers::read( $parts['posts_per_page'] ?? '', array( 'min' => -1, 'integer' => true ) );
		return array(
			'orderby'        => in_array( $parts['orderby'] ?? '', self::ORDERS, true ) ? $parts['orderby'] : 'date',
			'order'          => 'ASC' === strtoupper( Options::key( $parts['order'] ?? '' ) ) ? 'ASC' : 'DESC',
			'posts_per_page' => '' === $count || 0 === $count ? self::PER_PAGE : $count,
		);
	}

	/**
	 * Limits the query to public types and published posts. Attachments have no status of their own, so they are found
	 * only if the query names their type.
	 *
	 * @param array<string, mixed> $args Arguments so far.
	 * @return array<string, mixed>
	 */
	private static function published( array $args ): array {
		$public = array_values( get_post_types( array( 'public' => true ) ) );
		$asked  = $args['post_type'] ?? array( 'post' );
		$types  = array_intersect( array( '_all', 'any' ), $asked )
			? array_diff( $public, array( 'attachment' ) )
			: array_intersect( $asked, $public );
		if ( array() === $types ) {
			$args = array_merge( $args, self::NOTHING );
		}
		$args['post_type']   = array_values( $types );
		$statuses            = array_filter(
			array(
				array_diff( $types, array( 'attachment' ) ) ? 'publish' : '',
				in_array( 'attachment', $types, true ) ? 'inherit' : '',
			)
		);
		$args['post_status'] = $statuses ? array_values( $statuses ) : array( 'publish' );
		return $args;
	}

	/**
	 * @param array<string, mixed> $args Arguments so far.
	 * @param string               $mode 'ignore' (sorted like others), 'exclude', 'only', or '' for WordPress's
	 *    default.
	 * @return array<string, mixed>
	 */
	private static function sticky( array $args, string $mode ): array {
		$sticky = array_map( 'intval', (array) get_option( 'sticky_posts', array() ) );
		if ( in_array( $mode, array( 'ignore', 'exclude', 'only' ), true ) ) {
			$args['ignore_sticky_posts'] = true;
		}
		if ( 'only' === $mode ) {
			$args['post__in'] = array_values(
				empty( $args['post__in'] ) ? $sticky : array_intersect( $args['post__in'], $sticky )
			);
			$args             = array() === $args['post__in'] ? array_merge( $args, self::NOTHING ) : $args;
		}
		return 'exclude' === $mode ? self::without( $args, $sticky ) : $args;
	}

	/**
	 * Excludes posts. WP_Query uses either list, never both.
	 *
	 * @param array<string, mixed> $args Arguments so far.
	 * @param list<int>            $ids  IDs.
	 * @return array<string, mixed>
	 */
	private static function without( array $args, array $ids ): array {
		if ( array() === $ids ) {
			return $args;
		}
		$args['post__not_in'] = array_values(
			array_unique( array( ...( $args['post__not_in'] ?? array() ), ...$ids ) )
		);
		if ( ! empty( $args['post__in'] ) ) {
			$args['post__in'] = array_values( array_diff( $args['post__in'], $ids ) );
			$args             = array() === $args['post__in'] ? array_merge( $args, self::NOTHING ) : $args;
		}
		return $args;
	}
}
