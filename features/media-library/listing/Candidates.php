<?php
/**
 * Attachments that a search may find.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Listing;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Index\Table;
use Pagewright\Features\MediaLibrary\Index\Tokens;
use Pagewright\Features\MediaLibrary\Index\Words;

/** Finds attachments by the tokens of their words, with one query, when it is asked first. */
final class Candidates {
	/** More candidates are not listed: reading the search table is faster. */
	private const MOST = 4000;

	/** Words of a search that find candidates; the longest ones find the fewest. */
	private const WORDS = 5;

	/** @var array<int, string>|false|null Block => bits; false if the tokens cannot be used; null before the query. */
	private array|false|null $found = null;

	/**
	 * @param list<string> $words    Words that are in all found attachments, also as parts of longer ones.
	 * @param list<string> $statuses Statuses of attachments.
	 * @param bool         $is_exact Whether each attachment with all words is found.
	 */
	private function __construct(
		private readonly array $words,
		private readonly array $statuses,
		public readonly bool $is_exact,
	) {}

	/**
	 * Returns null if tokens find none of the terms.
	 *
	 * @param list<string> $terms    Results of Words::normalize().
	 * @param list<string> $statuses Statuses of attachments.
	 * @param bool         $is_exact Whether the search has no other condition.
	 */
	public static function of( array $terms, array $statuses, bool $is_exact ): ?self {
		$words = array();
		foreach ( $terms as $term ) {
			$parts    = Words::parts( $term );
			$is_exact = $is_exact && array( $term ) === $parts && strlen( $term ) <= Words::LONGEST_TOKEN;
			array_push( $words, ...$parts );
		}
		$words = array_values( array_unique( $words ) );
		usort( $words, static fn ( string $a, string $b ): int => strlen( $b ) <=> strlen( $a ) );
		return array() === $words ? null : new self(
			array_slice( $words, 0, self::WORDS ),
			$statuses,
			$is_exact && count( $words ) <= self::WORDS
		);
	}

	/** Returns the number of found attachments; null if only their texts can tell. */
	public function total(): ?int {
		$found = $this->is_exact ? $this->found() : false;
		return false === $found ? null : self::count( $found );
	}

	/** Returns the condition for the candidates; '' if there are too many. */
	public function where(): string {
		$found = $this->found();
		return false === $found || self::count( $found ) > self::MOST
			? ''
			: self::condition( array_map( 'intval', $found ) );
	}

	/**
	 * Returns the newest candidates, if each candidate is found.
	 *
	 * @param int $needed Number of the newest ones.
	 */
	public function newest( int $needed ): ?NewestCandidates {
		$found = $this->is_exact ? $this->found() : false;
		return false === $found ? null : NewestCandidates::of( array_map( 'intval', $found ), $needed );
	}

	/** @param array<int, int|numeric-string> $blocks Block => bits. */
	public static function count( array $blocks ): int {
		$count = 0;
		// There are at most 256 different bytes, so counting them first is several times faster.
		foreach ( count_chars( pack( 'J*', ...$blocks ), 1 ) as $byte => $times ) {
			$count += $times * substr_count( decbin( $byte ), '1' );
		}
		return $count;
	}

	/** Returns the SQL of a condition. @param array<int, int> $blocks Block => bits. */
	public static function condition( array $blocks ): string {
		$ids = array();
		foreach ( $blocks as $block => $bits ) {
			for ( ; $bits > 0; $bits &= $bits - 1 ) {
				// The lowest bit is a power of two, whose logarithm is exact.
				$ids[] = $block * Tokens::BLOCK + (int) log( $bits & -$bits, 2 );
			}
		}
		return 'id IN (' . implode( ',', array() === $ids ? array( 0 ) : $ids ) . ')';
	}

	/** @return array<int, string>|false Block => bits. */
	private function found(): array|false {
		return $this->found ??= Tokens::are_current() ? $this->query() : false;
	}

	/** @return array<int, string>|false Block => bits; false after an error of the database. */
	private function query(): array|false {
		global $wpdb;
		$words = array_map( self::token( ... ), $this->words );
		// Most attachments have one of the statuses, so reading the others is faster.
		$others    = self::other_statuses( $this->statuses );
		$bits      = implode( ' & ', array_map( self::bits( ... ), $words ) ) . ' & ~' . self::bits( $others );
		$where     = implode( ' OR ', array( ...$words, $others ) );
		// The index of blocks has their order, but reads all tokens.
		$from      = Table::tokens() . ' FORCE INDEX (PRIMARY)';
		$is_silent = $wpdb->suppress_errors();
		$rows      = $wpdb->get_results( // phpcs:ignore WordPress.DB, WordPress.DB.PreparedSQL -- the conditions are prepared.
			"SELECT block, $bits AS found FROM $from WHERE $where GROUP BY block HAVING found <> 0"
		);
		$is_failed = '' !== $wpdb->last_error || ! is_array( $rows );
		$wpdb->suppress_errors( $is_silent );
		return $is_failed ? false : array_column( $rows, 'found', 'block' );
	}

	/** Returns the SQL of the bits of a block with one of the tokens. @param string $where Condition for tokens. */
	private static function bits( string $where ): string {
		return "BIT_OR(IF($where, bits, 0))";
	}

	/** Returns the condition for the tokens that begin with a word. */
	private static function token( string $word ): string {
		global $wpdb;
		if ( strlen( $word ) <= Words::SHORT ) {
			return (string) $wpdb->prepare( '(token = %s)', $word );
		}
		$first = substr( $word, 0, Words::LONGEST_TOKEN );
		$after = substr( $first, 0, -1 ) . chr( ord( substr( $first, -1 ) ) + 1 );
		return (string) $wpdb->prepare( '(token >= %s AND token < %s)', $first, $after );
	}

	/** Returns the condition for the tokens of all other statuses. @param list<string> $statuses Statuses. */
	private static function other_statuses( array $statuses ): string {
		global $wpdb;
		$tokens = array_map( static fn ( string $status ): string => Tokens::STATUS . $status, $statuses );
		sort( $tokens );
		$ranges = array();
		$after  = 'token >= ' . $wpdb->prepare( '%s', Tokens::STATUS );
		foreach ( $tokens as $token ) {
			$ranges[] = $after . $wpdb->prepare( ' AND token < %s', $token );
			$after    = $wpdb->prepare( 'token > %s', $token );
		}
		$end = chr( ord( Tokens::STATUS ) + 1 );
		return '(' . implode( ' OR ', array( ...$ranges, $after . $wpdb->prepare( ' AND token < %s', $end ) ) ) . ')';
	}
}
