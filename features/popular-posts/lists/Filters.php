<?php
/**
 * Filters of a list.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Lists;

defined( 'ABSPATH' ) || exit;

/** Post types, excluded posts, authors and terms, each in a canonical format. */
final class Filters {
	/** Maximum number of IDs in one field. */
	private const MOST_IDS = 200;

	/**
	 * @param array<mixed> $options Nested.
	 * @return array{post_type: string, exclude: string, author: string, cat: string, taxonomy: string, term_id: string}
	 *    `exclude` includes `pid`, `term_id` includes `cat`.
	 */
	public static function of( array $options ): array {
		return array(
			'post_type' => self::types( $options['post_type'] ?? 'post' ),
			'exclude'   => implode(
				',',
				self::ids(
					array( ...self::parts( $options['exclude'] ?? '' ), ...self::parts( $options['pid'] ?? '' ) ),
					1
				)
			),
			'author'    => implode( ',', self::ids( self::parts( $options['author'] ?? '' ), 1 ) ),
			'cat'       => '',
			...self::terms( $options ),
		);
	}

	/**
	 * Removes taxonomies without public pages.
	 *
	 * @param array<mixed> $options Nested.
	 * @return array<mixed>
	 */
	public static function without_hidden( array $options ): array {
		$terms = self::terms( $options );
		$kept  = array_filter(
			self::pairs( $terms['taxonomy'], $terms['term_id'] ),
			'is_taxonomy_viewable',
			ARRAY_FILTER_USE_KEY
		);
		unset( $options['cat'] );
		return array_merge( $options, self::written( $kept ) );
	}

	/**
	 * Returns IDs by taxonomy; negative ones are excluded. Leaves out unknown taxonomies and unpaired values.
	 *
	 * @return array<string, list<int>>
	 */
	public static function pairs( string $taxonomy, string $term_id ): array {
		$ids   = array_map(
			static fn ( string $part ): array => self::ids( explode( ',', $part ) ),
			explode( ';', $term_id )
		);
		$pairs = array();
		foreach ( array_map( 'trim', explode( ';', $taxonomy ) ) as $i => $name ) {
			if ( array() !== ( $ids[ $i ] ?? array() ) && taxonomy_exists( $name ) ) {
				$pairs[ $name ] = array_values( array_unique( array( ...$pairs[ $name ] ?? array(), ...$ids[ $i ] ) ) );
			}
		}
		return $pairs;
	}

	/** @return list<int> IDs of a field, sorted. */
	public static function numbers( string $field ): array {
		return self::ids( explode( ',', $field ), 1 );
	}

	/**
	 * Returns the public types among the requested ones; '' when there are none.
	 *
	 * @param mixed $asked Separated by commas, or a list.
	 */
	private static function types( mixed $asked ): string {
		$asked = array_map( 'trim', self::parts( $asked ) );
		$asked = array() === array_filter( $asked ) ? array( 'post' ) : $asked;
		$types = array_unique(
			array_filter(
				$asked,
				static fn ( string $type ): bool => is_post_type_viewable( $type ) && 'attachment' !== $type
			)
		);
		sort( $types );
		return implode( ',', $types );
	}

	/**
	 * @param array<mixed> $options Nested.
	 * @return array{taxonomy: string, term_id: string} Pairs, separated by `;`.
	 */
	private static function terms( array $options ): array {
		$taxonomy = is_string( $options['taxonomy'] ?? null ) ? $options['taxonomy'] : '';
		$term_id  = $options['term_id'] ?? '';
		$pairs    = self::pairs(
			'' === trim( $taxonomy ) ? 'category' : $taxonomy,
			is_scalar( $term_id ) ? (string) $term_id : implode( ',', self::parts( $term_id ) )
		);
		$cat      = self::ids( self::parts( $options['cat'] ?? '' ) );
		if ( array() !== $cat ) {
			$pairs['category'] = array_values( array_unique( array( ...$pairs['category'] ?? array(), ...$cat ) ) );
		}
		return self::written( $pairs );
	}

	/**
	 * @param array<string, list<int>> $pairs IDs by taxonomy.
	 * @return array{taxonomy: string, term_id: string}
	 */
	private static function written( array $pairs ): array {
		ksort( $pairs );
		return array(
			'taxonomy' => array() === $pairs ? 'category' : implode( ';', array_keys( $pairs ) ),
			'term_id'  => implode(
				';',
				array_map( static fn ( array $ids ): string => implode( ',', self::ids( $ids ) ), $pairs )
			),
		);
	}

	/**
	 * @param mixed $field Separated by commas, a number, or a list.
	 * @return list<string>
	 */
	private static function parts( mixed $field ): array {
		$parts = is_scalar( $field )
			? explode( ',', (string) $field )
			: ( is_array( $field ) ? array_filter( $field, 'is_scalar' ) : array() );
		return array_map( 'strval', array_values( $parts ) );
	}

	/**
	 * @param array<int|string> $parts Possible numbers.
	 * @return list<int> IDs without 0, sorted.
	 */
	private static function ids( array $parts, int $least = PHP_INT_MIN ): array {
		$ids = array();
		foreach ( $parts as $part ) {
			$id = 1 === preg_match( '/^\s*-?\d{1,18}\s*$/', (string) $part ) ? (int) $part : 0;
			if ( 0 !== $id && $id >= $least ) {
				$ids[ $id ] = $id;
			}
		}
		sort( $ids );
		return array_slice( $ids, 0, self::MOST_IDS );
	}
}
