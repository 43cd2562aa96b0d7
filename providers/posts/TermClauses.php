<?php
/**
 * Finds posts by terms.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Finds posts by the slugs of their terms inside the query for posts. WordPress runs up to three queries before for
 * each clause, and one more for the archive.
 */
final class TermClauses {
	/** Query variable with the clauses. */
	private const ASKED = 'pagewright_terms';

	/** Levels below a term that one query can search; WordPress handles deeper nesting. */
	private const MOST_LEVELS = 4;

	/**
	 * Takes over clauses with one slug each. WordPress handles other formats.
	 *
	 * @param array<string, mixed> $args Arguments for WP_Query.
	 * @return array<string, mixed>
	 */
	public static function taken( array $args ): array {
		$clauses = is_array( $args['tax_query'] ?? null ) ? $args['tax_query'] : array();
		$asked   = array_values( array_diff_key( $clauses, array( 'relation' => 0 ) ) );
		foreach ( $asked as $clause ) {
			if (
				! is_array( $clause )
				|| array( 'field', 'taxonomy', 'terms' ) !== self::keys( $clause )
				|| 'slug' !== $clause['field']
				|| ! is_string( $clause['terms'] )
				|| ! is_string( $clause['taxonomy'] )
				|| self::levels( $clause['taxonomy'] ) > self::MOST_LEVELS
			) {
				return $args;
			}
		}
		if ( array() === $asked ) {
			return $args;
		}
		unset( $args['tax_query'] );
		return array(
			self::ASKED           => array(
				'relation' => 'AND' === ( $clauses['relation'] ?? 'AND' ) ? 'AND' : 'OR',
				'clauses'  => $asked,
			),
			// WordPress ignores sticky posts in queries with terms, too.
			'ignore_sticky_posts' => true,
		) + $args;
	}

	/**
	 * Callback of `posts_where`: restricts a query whose clauses were taken over.
	 *
	 * @param mixed $where SQL.
	 * @param mixed $query Query.
	 */
	public static function where( mixed $where = null, mixed $query = null ): mixed {
		global $wpdb;
		$asked = $query instanceof \WP_Query ? $query->get( self::ASKED ) : null;
		if ( ! is_array( $asked ) || ! is_string( $where ) ) {
			return $where;
		}
		$slugs = array();
		foreach ( $asked['clauses'] as $i => $clause ) {
			// Any of a taxonomy's terms are searched at once, all of them one by one.
			$slugs[ 'OR' === $asked['relation'] ? 0 : $i ][ $clause['taxonomy'] ][] = sanitize_title(
				$clause['terms']
			);
		}
		foreach ( $slugs as $any ) {
			$objects = array_map( array( self::class, 'objects' ), array_map( 'strval', array_keys( $any ) ), $any );
			$where  .= " AND ( $wpdb->posts.ID IN ( " . implode( " ) OR $wpdb->posts.ID IN ( ", $objects ) . ' ) )';
		}
		return $where;
	}

	/**
	 * Returns SQL for the IDs of posts with one of the terms or their children.
	 *
	 * @param string       $taxonomy Name of the taxonomy.
	 * @param list<string> $slugs    Slugs of its terms.
	 */
	private static function objects( string $taxonomy, array $slugs ): string {
		global $wpdb;
		if ( ! taxonomy_exists( $taxonomy ) ) {
			return '0';
		}
		$places = implode( ',', array_fill( 0, count( $slugs ), '%s' ) );
		$level  = $wpdb->prepare( // phpcs:ignore WordPress.DB -- a placeholder for each slug.
			"SELECT named.term_id FROM $wpdb->terms AS named INNER JOIN $wpdb->term_taxonomy AS nt ON nt.term_id = named.term_id WHERE nt.taxonomy = %s AND named.slug IN ( $places )", // phpcs:ignore WordPress.DB -- as above.
			array( $taxonomy, ...$slugs )
		);
		$terms  = array( "tt.term_id IN ( $level )" );
		for ( $below = self::levels( $taxonomy ); $below > 0; --$below ) {
			$terms[] = "tt.parent IN ( $level )";
			$level   = $wpdb->prepare( "SELECT term_id FROM $wpdb->term_taxonomy WHERE taxonomy = %s", $taxonomy )
				. " AND parent IN ( $level )";
		}
		return $wpdb->prepare(
			"SELECT tr.object_id FROM $wpdb->term_relationships AS tr INNER JOIN $wpdb->term_taxonomy AS tt ON tt.term_taxonomy_id = tr.term_taxonomy_id WHERE tt.taxonomy = %s",
			$taxonomy
		)
			. ' AND ( ' . implode( ' OR ', $terms ) . ' )';
	}

	/** Returns the number of levels below the top-level terms of a taxonomy, up to the relevant maximum. */
	private static function levels( string $taxonomy ): int {
		$below = _get_term_hierarchy( $taxonomy );
		$level = array_keys( $below );
		for ( $levels = 0; array() !== $level && $levels <= self::MOST_LEVELS; ++$levels ) {
			$level = array_keys(
				array_intersect_key(
					$below,
					array_flip( array_merge( ...array_values( array_intersect_key( $below, array_flip( $level ) ) ) ) )
				)
			);
		}
		return $levels;
	}

	/**
	 * @param array<mixed> $clause Clause.
	 * @return list<int|string>
	 */
	private static function keys( array $clause ): array {
		$keys = array_keys( $clause );
		sort( $keys );
		return $keys;
	}
}
