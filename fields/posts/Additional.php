<?php
/**
 * Query variables typed by hand.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Posts;

defined( 'ABSPATH' ) || exit;

/** Reads the `additional` part of a posts query: any variable of WP_Query but those that would show what visitors may not see, in shapes that WP_Query can take. */
final class Additional {
	/** Would widen what is public, step around other plugins' protection, guess passwords, or change what WP_Query returns. */
	private const REFUSED = array( 'post_status', 'perm', 'suppress_filters', 'post_password', 'preview', 'fields', 'cache_results', 'update_post_meta_cache', 'update_post_term_cache', 'lazy_load_term_meta' );

	/** Lists of numbers. */
	private const IDS = array( 'post__in', 'post__not_in', 'post_parent__in', 'post_parent__not_in', 'author__in', 'author__not_in', 'category__in', 'category__not_in', 'category__and', 'tag__in', 'tag__not_in', 'tag__and' );

	/** Lists of words. */
	private const WORDS = array( 'post_type', 'post_name__in', 'tag_slug__in', 'tag_slug__and', 'post_mime_type', 'search_columns' );

	/** Clauses in clauses. */
	private const CLAUSES = array( 'tax_query', 'meta_query', 'date_query' );

	/** Numbers of a date, or lists of them. WordPress calculates with what it finds here. */
	private const NUMBERS = array( 'year', 'month', 'monthnum', 'week', 'w', 'day', 'hour', 'minute', 'second', 'dayofyear', 'dayofweek', 'dayofweek_iso' );

	/** Parts of a clause that may be lists of texts. */
	private const LISTS = array( 'terms', 'value' );

	/** Parts of a clause that are single values, so that a clause cannot have their names. */
	private const SINGLE = array( 'relation', 'taxonomy', 'field', 'operator', 'include_children', 'key', 'compare', 'compare_key', 'type', 'type_key', 'column', 'inclusive' );

	private const MAX_DEPTH = 4;

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
		return $out;
	}

	/** The value in the shape that this variable has; null to leave it out. */
	private static function value( string $key, mixed $value ): mixed {
		if ( in_array( $key, self::IDS, true ) ) {
			return wp_parse_id_list( implode( ',', self::scalars( $value ) ) );
		}
		if ( in_array( $key, self::WORDS, true ) ) {
			return array_values( array_filter( array_map( 'trim', explode( ',', implode( ',', self::scalars( $value ) ) ) ), static fn ( string $word ): bool => '' !== $word ) );
		}
		if ( in_array( $key, self::CLAUSES, true ) ) {
			return is_array( $value ) ? self::clauses( $value, 1 ) : null;
		}
		if ( 'orderby' === $key && is_array( $value ) ) {
			return array_filter( $value, 'is_string' );
		}
		return is_scalar( $value ) ? (string) $value : null;
	}

	/**
	 * @param array<mixed> $clauses Clauses, or one clause.
	 * @return array<mixed>
	 */
	private static function clauses( array $clauses, int $depth ): array {
		$out = array();
		foreach ( $clauses as $key => $value ) {
			if ( in_array( $key, self::NUMBERS, true ) ) {
				$numbers     = array_map( 'intval', array_filter( self::scalars( $value ), 'is_numeric' ) );
				$out[ $key ] = is_array( $value ) ? array_values( $numbers ) : ( $numbers[0] ?? null );
			} elseif ( ! is_array( $value ) ) {
				$out[ $key ] = $value;
			} elseif ( in_array( $key, self::LISTS, true ) ) {
				$out[ $key ] = array_filter( $value, 'is_string' );
			} elseif ( ! in_array( $key, self::SINGLE, true ) && $depth < self::MAX_DEPTH ) {
				$out[ $key ] = self::clauses( $value, $depth + 1 );
			}
		}
		return array_filter( $out, static fn ( mixed $value ): bool => null !== $value );
	}

	/** @return list<string> */
	private static function scalars( mixed $value ): array {
		return array_map( 'strval', array_values( array_filter( is_array( $value ) ? $value : array( $value ), 'is_scalar' ) ) );
	}
}
