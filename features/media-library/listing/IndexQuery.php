<?php
/**
 * Lists from the search table.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Listing;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Index\Table;
use Pagewright\Features\MediaLibrary\Index\Words;

/** Answers a query from the search table alone. */
final class IndexQuery {
	/** @param list<string> $conditions SQL of the filters, prepared. */
	private function __construct( private readonly Query $query, private readonly array $conditions ) {}

	/** Returns null for a search that only WordPress can answer, such as one for punctuation. */
	public static function of( Query $query ): ?self {
		$search = '' === $query->search ? array() : self::search( $query->search );
		return null === $search ? null : new self( $query, array( ...self::filters( $query ), ...$search ) );
	}

	/** Returns the page; null if the database has an error, for example because the table is missing. */
	public function page(): ?Page {
		$rows = $this->rows();
		if ( null === $rows ) {
			return null;
		}
		$start = $this->is_backwards()
			? max( 0, (int) $this->query->before?->position - count( $rows ) )
			: $this->query->start();
		return new Page(
			array_map( static fn ( array $row ): int => (int) $row['id'], $rows ),
			array_map( static fn ( array $row ): string => (string) $row['value'], $rows ),
			$start,
			Totals::of( $this->query->key(), $this->total( ... ) ),
			$this->query->orderby,
			true
		);
	}

	/** @return ?list<array{id: string, value: string}> Rows of the page. */
	private function rows(): ?array {
		global $wpdb;
		$column    = Order::sql( $this->query->orderby, $this->query->include );
		$is_down   = $this->query->is_descending !== $this->is_backwards();
		$direction = $is_down ? 'DESC' : 'ASC';
		$cursor    = $this->cursor();
		$where     = $this->conditions;
		if ( null !== $cursor ) {
			$where[] = self::beyond( $column, $is_down, $cursor );
		}
		$sql       = "SELECT id, $column AS value FROM " . Table::name()
			. ' WHERE ' . implode( ' AND ', $where ) . " ORDER BY $column $direction, id $direction";
		$is_silent = $wpdb->suppress_errors();
		$rows      = $wpdb->get_results( // phpcs:ignore WordPress.DB, WordPress.DB.PreparedSQL -- the conditions are prepared.
			$sql . $wpdb->prepare(
				' LIMIT %d OFFSET %d',
				null === $cursor ? $this->query->limit() : $this->query->size,
				null === $cursor ? $this->query->start() : 0
			),
			ARRAY_A
		);
		$is_failed = '' !== $wpdb->last_error;
		$wpdb->suppress_errors( $is_silent );
		if ( $is_failed || ! is_array( $rows ) ) {
			return null;
		}
		return $this->is_backwards() ? array_reverse( $rows ) : $rows;
	}

	/** Returns the cursor of the query, or null if only its position is usable: WordPress answered in another order. */
	private function cursor(): ?Cursor {
		$cursor = $this->query->before ?? $this->query->after;
		return $this->query->orderby === $cursor?->orderby ? $cursor : null;
	}

	private function is_backwards(): bool {
		return null !== $this->query->before && null !== $this->cursor();
	}

	/** Returns the condition for the rows after a cursor in the direction of the list. */
	private static function beyond( string $column, bool $is_down, Cursor $cursor ): string {
		global $wpdb;
		$operator = $is_down ? '<' : '>';
		$value    = Order::is_number( $cursor->orderby )
			? (string) (int) $cursor->value
			: $wpdb->prepare( '%s', $cursor->value );
		// The first comparison alone lets the database begin at the right place of its index.
		return "$column $operator= $value AND ( $column $operator $value OR id $operator {$cursor->id} )";
	}

	private function total(): int {
		global $wpdb;
		return (int) $wpdb->get_var( // phpcs:ignore WordPress.DB, WordPress.DB.PreparedSQL -- the conditions are prepared.
			'SELECT COUNT(*) FROM ' . Table::name() . ' WHERE ' . implode( ' AND ', $this->conditions )
		);
	}

	/** @return list<string> Conditions of all filters but the search. */
	private static function filters( Query $query ): array {
		global $wpdb;
		$statuses = $query->statuses();
		$where    = array(
			$wpdb->prepare(
				'post_status IN (' . implode( ', ', array_fill( 0, count( $statuses ), '%s' ) ) . ')', // phpcs:ignore WordPress.DB -- placeholders.
				...$statuses
			),
		);
		if ( '' !== $query->type ) {
			// WordPress removes all characters that no MIME type has.
			$where[] = preg_replace( '/^\s*AND\s/', '', wp_post_mime_type_where( $query->type ) );
		}
		if ( 0 !== $query->author ) {
			$where[] = 'post_author = ' . $query->author;
		}
		if ( null !== $query->parent ) {
			$where[] = 'post_parent = ' . $query->parent;
		}
		if ( '' !== $query->month ) {
			$is_year = 4 === strlen( $query->month );
			$first   = $query->month . ( $is_year ? '-01-01' : '-01' );
			$next    = ( new \DateTimeImmutable( $first ) )->modify( $is_year ? '+1 year' : '+1 month' );
			$where[] = $wpdb->prepare( 'post_date >= %s AND post_date < %s', $first, $next->format( 'Y-m-d' ) );
		}
		if ( array() !== $query->include ) {
			$where[] = 'id IN (' . implode( ',', array_map( 'intval', $query->include ) ) . ')';
		} elseif ( array() !== $query->exclude ) {
			$where[] = 'id NOT IN (' . implode( ',', array_map( 'intval', $query->exclude ) ) . ')';
		}
		return array_values( array_filter( $where ) );
	}

	/** @return ?list<string> Conditions of the search; null if only WordPress can find one of its terms. */
	private static function search( string $search ): ?array {
		global $wpdb;
		$prefix      = Terms::excluded_prefix();
		$where       = array();
		$expressions = array();
		foreach ( Terms::of( $search ) as $term ) {
			$is_excluded = '' !== $prefix && str_starts_with( $term, $prefix );
			$words       = Words::normalize( $is_excluded ? substr( $term, 1 ) : $term );
			if ( '' === $words ) {
				return null;
			}
			$where[] = $wpdb->prepare(
				$is_excluded ? 'words NOT LIKE %s' : 'words LIKE %s', // phpcs:ignore WordPress.DB -- one of two texts.
				'%' . $wpdb->esc_like( $words ) . '%'
			);
			$expressions[] = $is_excluded ? '' : Words::expression( $words );
		}
		$expression = implode( ' ', array_filter( $expressions ) );
		if ( '' !== $expression && Table::has_fulltext() ) {
			// The index finds candidates, and LIKE decides, so the result is the same without the index.
			array_unshift( $where, $wpdb->prepare( 'MATCH (tokens) AGAINST (%s IN BOOLEAN MODE)', $expression ) );
		}
		return $where;
	}
}
