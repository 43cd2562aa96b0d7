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

	/** @var array<int, int>|false|null Block => bits; false if the tokens cannot be used; null before the query. */
	private array|false|null $blocks = null;

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
		$blocks = $this->is_exact ? $this->blocks() : false;
		return false === $blocks ? null : self::count( $blocks );
	}

	/** Returns the condition for the candidates; '' if there are too many. */
	public function where(): string {
		$blocks = $this->blocks();
		return false === $blocks || self::count( $blocks ) > self::MOST
			? ''
			: 'id IN (' . implode( ',', self::ids( $blocks ) ) . ')';
	}

	/** @param array<int, int> $blocks Block => bits. */
	private static function count( array $blocks ): int {
		return array_sum( array_map( static fn ( int $bits ): int => substr_count( decbin( $bits ), '1' ), $blocks ) );
	}

	/**
	 * @param array<int, int> $blocks Block => bits.
	 * @return list<int> Attachments; 0 if there are none, for SQL.
	 */
	private static function ids( array $blocks ): array {
		$ids = array();
		foreach ( $blocks as $block => $bits ) {
			for ( $at = 0; $bits > 0; $at++, $bits >>= 1 ) {
				if ( 1 === ( $bits & 1 ) ) {
					$ids[] = $block * Tokens::BLOCK + $at;
				}
			}
		}
		return array() === $ids ? array( 0 ) : $ids;
	}

	/** @return array<int, int>|false Block => bits. */
	private function blocks(): array|false {
		return $this->blocks ??= Tokens::are_current() ? $this->query() : false;
	}

	/** @return array<int, int>|false Block => bits; false after an error of the database. */
	private function query(): array|false {
		global $wpdb;
		$parts = array_map( static fn ( string $word ): string => self::part( self::token( $word ) ), $this->words );
		$from  = "$parts[0] t0";
		$bits  = 't0.bits';
		for ( $at = 1; $at < count( $parts ); $at++ ) {
			$from .= " JOIN $parts[$at] t$at ON t$at.block = t0.block";
			$bits .= " & t$at.bits";
		}
		// Most attachments have one of the statuses, so reading the others is faster.
		$others    = self::part( self::other_statuses( $this->statuses ) );
		$from     .= " LEFT JOIN $others other ON other.block = t0.block";
		$bits     .= ' & ~COALESCE(other.bits, 0)';
		$is_silent = $wpdb->suppress_errors();
		$rows      = $wpdb->get_results( "SELECT t0.block, $bits AS bits FROM $from WHERE ($bits) <> 0", ARRAY_N ); // phpcs:ignore WordPress.DB, WordPress.DB.PreparedSQL -- the conditions are prepared.
		$is_failed = '' !== $wpdb->last_error;
		$wpdb->suppress_errors( $is_silent );
		return $is_failed || ! is_array( $rows ) ? false : array_map( 'intval', array_column( $rows, 1, 0 ) );
	}

	/** Returns the SQL of all bits with one of the tokens of a condition. */
	private static function part( string $where ): string {
		return '(SELECT block, BIT_OR(bits) AS bits FROM ' . Table::tokens() . " WHERE $where GROUP BY block)";
	}

	/** Returns the condition for the tokens that begin with a word. */
	private static function token( string $word ): string {
		global $wpdb;
		if ( strlen( $word ) <= Words::SHORT ) {
			return (string) $wpdb->prepare( 'token = %s', $word );
		}
		$first = substr( $word, 0, Words::LONGEST_TOKEN );
		$after = substr( $first, 0, -1 ) . chr( ord( substr( $first, -1 ) ) + 1 );
		return (string) $wpdb->prepare( 'token >= %s AND token < %s', $first, $after );
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
