<?php
/**
 * Lists from the search table.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Listing;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Folders\Condition;
use Pagewright\Features\MediaLibrary\Index\Table;
use Pagewright\Features\MediaLibrary\Index\Words;

/** Answers a query from the search table alone. */
final class IndexQuery {
	/** Reading the attachments in order finds a page faster if it has fewer than this share of all found ones. */
	private const SHARE = 50;

	/** Reading the dates of so few more rows than a page needs is faster than finding the newest ones. */
	private const FEW = 200;

	/**
	 * @param Query        $query      Request.
	 * @param list<string> $conditions SQL of all filters and of the search, prepared, but not of the folder.
	 * @param ?Candidates  $candidates All attachments of the search and possibly others; null if tokens cannot tell.
	 * @param ?Condition   $folder     Folder; null for all files.
	 */
	private function __construct(
		private readonly Query $query,
		private readonly array $conditions,
		private readonly ?Candidates $candidates,
		private readonly ?Condition $folder,
	) {}

	/** Returns null for a search that only WordPress can answer, such as one for punctuation. */
	public static function of( Query $query ): ?self {
		$filters = Filters::sql( $query );
		$folder  = null === $query->folder ? null : Condition::of( $query->folder );
		if ( '' === $query->search ) {
			return new self( $query, $filters, null, $folder );
		}
		$search = self::search( $query->search );
		if ( null === $search ) {
			return null;
		}
		// The first filter is the status, which is a token too.
		$is_exact = null === $folder && 1 === count( $filters ) && array() === $search['excluded'];
		$texts    = array( ...self::like( $search['terms'], '' ), ...self::like( $search['excluded'], 'NOT ' ) );
		return new self(
			$query,
			array( ...$filters, ...$texts ),
			Candidates::of( $search['terms'], $query->statuses(), $is_exact ),
			$folder
		);
	}

	/** Returns the page; null if the database has an error, for example because the table is missing. */
	public function page(): ?Page {
		// A row that changes now makes the version of the next page another one.
		$version = Totals::version();
		// The total decides how the rows are found.
		$total = Totals::of( $this->query->key(), $this->total( ... ), $this->is_slow( ... ) );
		$rows  = null === $total ? null : $this->rows( $total );
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
			$total,
			$this->query->orderby,
			$version
		);
	}

	/** @return ?list<array{id: string, value: string}> Rows of the page; null after an error of the database. */
	private function rows( int $total ): ?array {
		if ( 0 === $total ) {
			return array();
		}
		if ( $this->is_common( $total ) ) {
			return $this->select( $this->in_order(), '' );
		}
		$newest = $this->newest( $total );
		if ( null === $newest ) {
			return $this->select( $this->candidates(), $this->hint() );
		}
		$wanted = PHP_INT_MAX;
		for ( $read = 0; $read < $wanted; ) {
			$read   = min( $newest->next( $read ), $wanted );
			$rows   = $this->select( array( $newest->condition( $read ) ), $this->hint() );
			$last   = count( $rows ?? array() ) < $this->query->limit() ? '' : ( end( $rows )['value'] ?? '' );
			$wanted = null === $rows ? 0 : $newest->until( $last );
		}
		return $rows;
	}

	/** Returns whether the page is found soon by reading all attachments in order. */
	private function is_common( int $total ): bool {
		return self::SHARE * $this->needed() < $total;
	}

	/**
	 * Returns whether the total should be stored. Only texts take long to count. Tokens take as long as storing, so a
	 * first page stores nothing: most searches have no other page. Pages with few results read tokens in any case.
	 */
	private function is_slow( int $total ): bool {
		return null === $this->candidates?->total() || ( $this->query->start() > 0 && $this->is_common( $total ) );
	}

	/** Returns the newest candidates, if the page needs a few of many; null for pages in other orders. */
	private function newest( int $total ): ?NewestCandidates {
		return 'date' === $this->query->orderby
			&& $this->query->is_descending
			&& null === $this->cursor()
			&& $total > self::FEW + $this->needed()
			? $this->candidates?->newest( $this->needed() )
			: null;
	}

	/**
	 * @param list<string> $where Conditions, prepared.
	 * @param string       $hint  Hint for the database, with a space before it.
	 * @return ?list<array{id: string, value: string}> Rows of the page; null after an error of the database.
	 */
	private function select( array $where, string $hint ): ?array {
		global $wpdb;
		$column    = Order::sql( $this->query->orderby, $this->query->include );
		$is_down   = $this->query->is_descending !== $this->is_backwards();
		$direction = $is_down ? 'DESC' : 'ASC';
		$cursor    = $this->cursor();
		if ( null !== $cursor ) {
			$where[] = self::beyond( $column, $is_down, $cursor );
		}
		$sql       = "SELECT id, $column AS value FROM " . Table::name() . $hint
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

	/** Returns the number of found attachments from the place where the database begins to the end of the page. */
	private function needed(): int {
		return null === $this->cursor() ? $this->query->start() + $this->query->limit() : $this->query->size;
	}

	/** @return list<string> All conditions, for a query that reads attachments in the order of the list. */
	private function in_order(): array {
		return null === $this->folder
			? $this->conditions
			: array( ...$this->conditions, $this->folder->in_order( 'id' ) );
	}

	/** @return list<string> All conditions, with the one of the search or of the folder that finds candidates. */
	private function candidates(): array {
		if ( null !== $this->folder && $this->folder->is_small() ) {
			return array( $this->folder->by_folder( 'id' ), ...$this->conditions );
		}
		$where = $this->candidates?->where() ?? '';
		if ( '' !== $where ) {
			// Comparing texts and statuses again takes longer than reading the rows.
			return true === $this->candidates?->is_exact ? array( $where ) : array( $where, ...$this->in_order() );
		}
		return null === $this->folder
			? $this->conditions
			: array( $this->folder->by_folder( 'id' ), ...$this->conditions );
	}

	/**
	 * Returns a hint for a search with few results. Databases expect more results, and would read all attachments in
	 * order, which takes longer than reading the candidates or the table.
	 */
	private function hint(): string {
		return '' !== $this->query->search && ! Table::is_sqlite()
			? ' IGNORE INDEX FOR ORDER BY (' . Table::ORDERS . ')'
			: '';
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

	/** Returns null after an error of the database. */
	private function total(): ?int {
		global $wpdb;
		$total = $this->candidates?->total();
		if ( null !== $total ) {
			return $total;
		}
		$is_silent = $wpdb->suppress_errors();
		$total     = $wpdb->get_var( // phpcs:ignore WordPress.DB, WordPress.DB.PreparedSQL -- the conditions are prepared.
			'SELECT COUNT(*) FROM ' . Table::name() . ' WHERE ' . implode( ' AND ', $this->candidates() )
		);
		$wpdb->suppress_errors( $is_silent );
		return is_numeric( $total ) ? (int) $total : null;
	}

	/**
	 * @return ?array{terms: list<string>, excluded: list<string>} Words that must occur, and that must not; null if
	 *    only WordPress can find one of them.
	 */
	private static function search( string $search ): ?array {
		$prefix = Terms::excluded_prefix();
		$found  = array( 'terms' => array(), 'excluded' => array() );
		foreach ( Terms::of( $search ) as $term ) {
			$is_excluded = '' !== $prefix && str_starts_with( $term, $prefix );
			$words       = Words::normalize( $is_excluded ? substr( $term, 1 ) : $term );
			if ( '' === $words ) {
				return null;
			}
			$found[ $is_excluded ? 'excluded' : 'terms' ][] = $words;
		}
		return $found;
	}

	/**
	 * Tokens find candidates, and LIKE decides unless they are exact, so the result is the same without them.
	 *
	 * @param list<string> $terms Results of Words::normalize().
	 * @param ''|'NOT '    $not   Whether attachments have none of them.
	 * @return list<string> Conditions.
	 */
	private static function like( array $terms, string $not ): array {
		return array_map(
			static fn ( string $words ): string => "words {$not}LIKE " . self::pattern( $words ),
			$terms
		);
	}

	/** Returns the SQL of a pattern. @param string $words Result of Words::normalize(). */
	private static function pattern( string $words ): string {
		global $wpdb;
		$pattern = $wpdb->prepare( '%s', '%' . $wpdb->esc_like( $words ) . '%' );
		// Comparing bytes takes half of the time. Other scripts need the rules of the collation.
		return ! Table::is_sqlite() && 1 === preg_match( '/^[ -~]+\z/', $words )
			? "CAST($pattern AS BINARY)"
			: $pattern;
	}
}
