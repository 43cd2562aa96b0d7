<?php
/**
 * Conditions for posts in a list.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Lists;

defined( 'ABSPATH' ) || exit;

/** SQL for the table of posts, alias `p`. */
final class Conditions {
	/** Dates of posts are stored in the site's time zone at that time. */
	private const ZONES_SECONDS = 2 * DAY_IN_SECONDS;

	/**
	 * @param list<string>             $simple Joined by AND.
	 * @param array<string, list<int>> $terms  Term IDs by taxonomy; negative ones are excluded.
	 */
	private function __construct( private readonly array $simple, private readonly array $terms ) {}

	/**
	 * @param array<string, mixed> $values Values of a list.
	 * @param int                  $start  Start of the range, in seconds since 1970; 0 for none.
	 */
	public static function of( array $values, int $start ): self {
		global $wpdb;
		$types      = explode( ',', $values['post_type'] );
		$conditions = new self(
			array(
				"p.post_status = 'publish'",
				"p.post_password = ''",
				$wpdb->prepare( // phpcs:ignore WordPress.DB -- placeholders.
					'p.post_type IN ( ' . implode( ', ', array_fill( 0, count( $types ), '%s' ) ) . ' )',
					$types
				),
			),
			Filters::pairs( $values['taxonomy'], $values['term_id'] )
		);
		$excluded = self::with_originals( Filters::numbers( $values['exclude'] ) );
		if ( array() !== $excluded ) {
			$conditions = $conditions->with( 'p.ID NOT IN ( ' . implode( ', ', $excluded ) . ' )' );
		}
		$authors = Filters::numbers( $values['author'] );
		if ( array() !== $authors ) {
			$conditions = $conditions->with( 'p.post_author IN ( ' . implode( ', ', $authors ) . ' )' );
		}
		return $values['freshness'] && $start > 0 ? $conditions->since( $start ) : $conditions;
	}

	/** Adds a condition. @param string $sql Prepared. */
	public function with( string $sql ): self {
		return new self( array( ...$this->simple, $sql ), $this->terms );
	}

	/** Adds a publication date. Only the date in the site's time zone has an index, so it narrows the posts first. */
	public function since( int $start ): self {
		global $wpdb;
		return $this->with(
			$wpdb->prepare(
				'p.post_date_gmt >= %s AND p.post_date >= %s',
				gmdate( 'Y-m-d H:i:s', $start ),
				gmdate( 'Y-m-d H:i:s', $start - self::ZONES_SECONDS )
			)
		);
	}

	/** Returns SQL for a query that may start with the posts of a term. */
	public function all(): string {
		return $this->joined( 'p.ID IN ( SELECT tr.object_id %s )', 'p.ID NOT IN ( SELECT tr.object_id %s )' );
	}

	/** Returns SQL for a query that checks each of a few posts: uses no precomputed sums. */
	public function each(): string {
		return $this->joined(
			'( SELECT COUNT(*) %s AND tr.object_id = p.ID ) > 0',
			'( SELECT COUNT(*) %s AND tr.object_id = p.ID ) = 0'
		);
	}

	/** Returns SQL with `%s` for the terms. */
	private function joined( string $has, string $has_not ): string {
		global $wpdb;
		$where = $this->simple;
		foreach ( $this->terms as $taxonomy => $ids ) {
			foreach ( array( 1, -1 ) as $sign ) {
				$some = array_filter( $ids, static fn ( int $id ): bool => $id * $sign > 0 );
				if ( array() !== $some ) {
					$terms   = $wpdb->prepare(
						"FROM $wpdb->term_relationships tr INNER JOIN $wpdb->term_taxonomy tt ON tt.term_taxonomy_id = tr.term_taxonomy_id WHERE tt.taxonomy = %s AND tt.term_id IN ( "
						. implode( ', ', array_map( 'abs', $some ) ) . ' )', // phpcs:ignore WordPress.DB -- numbers.
						$taxonomy
					);
					$where[] = str_replace( '%s', $terms, 1 === $sign ? $has : $has_not );
				}
			}
		}
		return implode( ' AND ', $where );
	}

	/**
	 * Excludes a translation together with the original, which is counted.
	 *
	 * @param list<int> $ids Post IDs.
	 * @return list<int>
	 */
	private static function with_originals( array $ids ): array {
		return array_values( array_unique( array( ...$ids, ...array_map( Languages::original( ... ), $ids ) ) ) );
	}
}
