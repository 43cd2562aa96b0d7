<?php
/**
 * Custom query variables.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the `additional` part of a posts query: any variable of WP_Query except those that would show content that
 * visitors may not see, in types that WP_Query accepts.
 */
final class Additional {
	/**
	 * Variables that would expand what is public, bypass the protection of other plugins, guess passwords, or change
	 * the return type of WP_Query.
	 */
	private const REFUSED = array(
		'post_status', 'perm', 'suppress_filters', 'post_password', 'has_password', 'preview', 'fields',
		'cache_results', 'update_post_meta_cache', 'update_post_term_cache', 'update_menu_item_cache',
		'lazy_load_term_meta',
	);

	/** Lists of numbers. */
	private const IDS = array(
		'post__in', 'post__not_in', 'post_parent__in', 'post_parent__not_in', 'author__in', 'author__not_in',
		'category__in', 'category__not_in', 'category__and', 'tag__in', 'tag__not_in', 'tag__and',
	);

	/** Lists of words. */
	private const WORDS = array(
		'post_type', 'post_name__in', 'tag_slug__in', 'tag_slug__and', 'post_mime_type', 'search_columns',
	);

	/** Nested clauses. */
	private const CLAUSES = array( 'tax_query', 'meta_query', 'date_query' );

	/** Maximum number of entries in a list. */
	private const MAX_ENTRIES = 200;

	/** Maximum number of characters in a text. */
	private const MAX_CHARS = 1000;

	private const MAX_SEARCH_CHARS = 200;

	private const MAX_ORDERS = 5;

	/** Maximum of variables that affect the database load. */
	private const MOST = array(
		'posts_per_page'         => 200, // phpcs:ignore WordPress.WP.PostsPerPage -- a limit.
		'posts_per_archive_page' => 200,
		'offset'                 => 10000,
		'paged'                  => 10000,
		'page'                   => 10000,
	);

	/** Minimum; -1 posts per page means all. */
	private const LEAST = array( 'posts_per_page' => -1, 'posts_per_archive_page' => -1 );

	/**
	 * @param string $text A query string, e.g. `meta_key=price&post_parent=3`.
	 * @return array<string, mixed>
	 */
	public static function read( string $text ): array {
		parse_str( $text, $found );
		return self::clean( $found );
	}

	/**
	 * @param array<mixed> $found Variable => value.
	 * @return array<string, mixed>
	 */
	public static function clean( array $found ): array {
		$out = array();
		foreach ( array_diff_key( $found, array_flip( self::REFUSED ) ) as $key => $value ) {
			$value = self::value( (string) $key, $value );
			if ( null !== $value ) {
				$out[ (string) $key ] = $value;
			}
		}
		return self::without_hidden_meta( $out );
	}

	/**
	 * Removes hidden meta: visitors could guess its values by which posts match, or by their order.
	 *
	 * @param array<string, mixed> $args Arguments.
	 * @return array<string, mixed>
	 */
	private static function without_hidden_meta( array $args ): array {
		$compare = strtoupper( trim( (string) ( $args['meta_compare'] ?? '=' ) ) );
		$by_key  = strtoupper( trim( (string) ( $args['meta_compare_key'] ?? '=' ) ) );
		$has_key = isset( $args['meta_key'] ) && Clauses::may_ask( $args['meta_key'] );
		$is_meta = (bool) array_intersect_key(
			$args,
			array_flip( array( 'meta_key', 'meta_value', 'meta_value_num' ) )
		);
		if (
			! $is_meta
			|| (
				$has_key
				&& in_array( $compare, Clauses::COMPARE, true )
				&& in_array( $by_key, Clauses::COMPARE_KEY, true )
			)
		) {
			return $args;
		}
		// Without a key, WordPress would search all keys.
		return array_diff_key(
			$args,
			array_flip(
				array(
					'meta_key', 'meta_value', 'meta_value_num', 'meta_compare', 'meta_compare_key', 'meta_type',
					'meta_type_key',
				)
			)
		);
	}

	/** Returns the value in the type of this variable; null to skip it. */
	private static function value( string $key, mixed $value ): mixed {
		if ( in_array( $key, self::IDS, true ) ) {
			return array_slice( wp_parse_id_list( implode( ',', self::scalars( $value ) ) ), 0, self::MAX_ENTRIES );
		}
		if ( in_array( $key, self::WORDS, true ) ) {
			return array_slice(
				array_values(
					array_filter(
						array_map( 'trim', explode( ',', implode( ',', self::scalars( $value ) ) ) ),
						static fn ( string $word ): bool => '' !== $word
					)
				),
				0,
				self::MAX_ENTRIES
			);
		}
		if ( in_array( $key, self::CLAUSES, true ) ) {
			return is_array( $value ) ? Clauses::clean( $key, $value ) : null;
		}
		if ( 'orderby' === $key && is_array( $value ) ) {
			return array_slice( array_filter( $value, 'is_string' ), 0, self::MAX_ORDERS );
		}
		if ( ! is_scalar( $value ) ) {
			return null;
		}
		return isset( self::MOST[ $key ] )
			? max( self::LEAST[ $key ] ?? 0, min( self::MOST[ $key ], (int) $value ) )
			: mb_substr( (string) $value, 0, 's' === $key ? self::MAX_SEARCH_CHARS : self::MAX_CHARS );
	}

	/** @return list<string> */
	private static function scalars( mixed $value ): array {
		return array_map(
			'strval',
			array_values( array_filter( is_array( $value ) ? $value : array( $value ), 'is_scalar' ) )
		);
	}
}
