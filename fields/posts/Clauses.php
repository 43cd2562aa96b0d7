<?php
/**
 * Clauses of a posts query.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Sanitizes `tax_query`, `meta_query` and `date_query`: limits their number, their types, and which content they can
 * query.
 */
final class Clauses {
	/** Comparisons of values. Patterns are not allowed, because they can make queries arbitrarily slow. */
	public const COMPARE = array(
		'=', '!=', '>', '>=', '<', '<=', 'LIKE', 'NOT LIKE', 'IN', 'NOT IN', 'BETWEEN', 'NOT BETWEEN', 'EXISTS',
		'NOT EXISTS',
	);

	/** Comparisons of keys. Others would find keys that are not named in the clause. */
	public const COMPARE_KEY = array( '=', 'IN' );

	/** Per query; each meta clause joins a table. */
	private const MAX_CLAUSES = 10;

	private const MAX_DEPTH = 3;

	private const MAX_ENTRIES = 100;

	private const MAX_CHARS = 200;

	/** Numbers in dates, or lists of them. WordPress calculates with these values. */
	private const NUMBERS = array(
		'year', 'month', 'monthnum', 'week', 'w', 'day', 'hour', 'minute', 'second', 'dayofyear', 'dayofweek',
		'dayofweek_iso',
	);

	/** Parts of a clause that can be lists of texts. */
	private const LISTS = array( 'terms', 'value', 'key' );

	/** Parts of a clause that are scalars, so a nested clause cannot have their names. */
	private const SINGLE = array(
		'relation', 'taxonomy', 'field', 'operator', 'include_children', 'compare', 'compare_key', 'type', 'type_key',
		'column', 'inclusive',
	);

	/** Date columns of posts; others belong to users and comments. */
	private const COLUMNS = array( 'post_date', 'post_date_gmt', 'post_modified', 'post_modified_gmt' );

	private int $left = self::MAX_CLAUSES;

	private function __construct( private readonly string $kind ) {}

	/**
	 * @param string       $kind    `tax_query`, `meta_query` or `date_query`.
	 * @param array<mixed> $clauses Clauses, or one clause.
	 * @return array<mixed>
	 */
	public static function clean( string $kind, array $clauses ): array {
		return ( new self( $kind ) )->clauses( $clauses, 1 ) ?? array();
	}

	/** Returns whether a query may use this key, or each of these keys: protected keys are private. */
	public static function may_ask( mixed $key ): bool {
		$keys = is_array( $key ) ? $key : array( $key );
		return array() !== $keys
			&& array() === array_filter(
				$keys,
				static fn ( mixed $one ): bool => ! is_scalar( $one ) || ! self::is_public_key( (string) $one )
			);
	}

	/** Compares like the database: ignores case, accents and trailing spaces. */
	private static function is_public_key( string $key ): bool {
		$plain = trim( (string) preg_replace( '/[\x00-\x20\x7f]+/', ' ', remove_accents( $key ) ) );
		foreach ( array( $key, $plain, strtolower( $plain ) ) as $one ) {
			if ( '' === $one || is_protected_meta( $one, 'post' ) ) {
				return false;
			}
		}
		// Some collations treat similar-looking letters and zero-width characters as equal.
		return 1 === preg_match( '/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/D', $plain )
			|| 1 === preg_match( '/^[\p{L}\p{N}]/u', $plain );
	}

	/**
	 * @param array<mixed> $clauses Clauses, or one clause.
	 * @return ?array<mixed> Null for an invalid clause.
	 */
	private function clauses( array $clauses, int $depth ): ?array {
		$out = array();
		foreach ( $clauses as $key => $value ) {
			$clean = $this->part( $key, $value, $depth );
			if ( null !== $clean ) {
				$out[ $key ] = $clean;
			}
		}
		return $this->is_allowed( $clauses, $out ) ? $out : null;
	}

	private function part( int|string $key, mixed $value, int $depth ): mixed {
		if ( in_array( $key, self::NUMBERS, true ) ) {
			$numbers = array_map( 'intval', array_filter( self::scalars( $value ), 'is_numeric' ) );
			return is_array( $value ) ? array_values( $numbers ) : ( $numbers[0] ?? null );
		}
		if ( ! is_array( $value ) ) {
			return is_scalar( $value )
				? ( is_string( $value ) ? mb_substr( $value, 0, self::MAX_CHARS ) : $value )
				: null;
		}
		if ( in_array( $key, self::LISTS, true ) ) {
			return array_slice( array_filter( $value, 'is_string' ), 0, self::MAX_ENTRIES );
		}
		if ( in_array( $key, self::SINGLE, true ) || $depth >= self::MAX_DEPTH || $this->left <= 0 ) {
			return null;
		}
		// `after` and `before` of a date clause are not clauses.
		--$this->left;
		return $this->clauses( $value, $depth + 1 );
	}

	/**
	 * @param array<mixed> $asked Requested clause.
	 * @param array<mixed> $clean Sanitized clause.
	 */
	private function is_allowed( array $asked, array $clean ): bool {
		if ( 'date_query' === $this->kind ) {
			return ! isset( $asked['column'] ) || in_array( $asked['column'], self::COLUMNS, true );
		}
		if (
			'meta_query' !== $this->kind
			|| array() === array_intersect_key(
				$asked,
				array_flip( array( 'key', 'value', 'compare', 'compare_key' ) )
			)
		) {
			return true;
		}
		$word = static fn ( string $name ): string =>
			strtoupper( trim( is_string( $clean[ $name ] ?? null ) ? $clean[ $name ] : '=' ) );
		// Without a key, a clause searches all keys.
		return self::may_ask( $clean['key'] ?? null )
			&& ( ! isset( $asked['compare'] ) || in_array( $word( 'compare' ), self::COMPARE, true ) )
			&& (
				is_array( $clean['key'] )
				|| ! isset( $asked['compare_key'] )
				|| in_array( $word( 'compare_key' ), self::COMPARE_KEY, true )
			)
			&& ( ! is_array( $clean['key'] ) || 'IN' === $word( 'compare_key' ) || ! isset( $asked['compare_key'] ) );
	}

	/** @return list<string> */
	private static function scalars( mixed $value ): array {
		return array_map(
			'strval',
			array_values(
				array_filter(
					is_array( $value ) ? array_slice( $value, 0, self::MAX_ENTRIES ) : array( $value ),
					'is_scalar'
				)
			)
		);
	}
}
