<?php
/**
 * Keeps the tokens of a search up to date.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Index;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Locks\LockError;
use Pagewright\Providers\Locks\RowLock;

/**
 * The table of tokens contains, for each token, which attachments have it: one bit for each of the 63 attachments of a
 * block, so that a thousand attachments are a few numbers. The status of an attachment is a token too. One more row has
 * the newest date of the block.
 *
 * A change of rows of the search table marks their blocks as outdated, before and after it. The next search compares
 * these blocks with their rows, in one process at a time. A mark is a random number: it is removed only if the block
 * was not marked again since the rows were read. Searches do not use tokens while a block is outdated.
 */
final class Tokens {
	/** Attachments of a block: the bits of a positive integer. */
	public const BLOCK = 63;

	/** Before the name of a status. No word contains it. */
	public const STATUS = '!';

	/** Token of the rows with the newest date of each block, such as 20261129120000. No word contains it. */
	private const DATE = '#';

	/** Token of the rows that mark a block as outdated. */
	private const MARK = '';

	private const LOCK = 'pagewright_media_tokens_lock';

	/** Longest time of a comparison, in seconds, after which another process may continue. */
	private const LOCK_SECONDS = 60;

	/** Outdated blocks that a search compares. */
	private const MOST = 16;

	/** Rows of one statement. */
	private const ROWS = 2000;

	/**
	 * Marks the blocks of attachments whose rows change or have changed.
	 *
	 * @param list<int> $ids Attachments.
	 */
	public static function mark( array $ids ): void {
		if ( ! Table::is_sqlite() && ! self::mark_blocks( self::blocks( $ids ) ) ) {
			// Nothing else would show that tokens are wrong. The daily pass compares all.
			Table::set_tokens( false );
		}
	}

	/** Returns whether a search may use the tokens, after a comparison of a few outdated blocks. */
	public static function are_current(): bool {
		if ( ! Table::has_tokens() ) {
			return false;
		}
		$marks = self::marks( self::MOST + 1 );
		if ( null === $marks ) {
			// The table is missing. The daily pass creates it again.
			Table::set_tokens( false );
		}
		return array() === $marks || ( null !== $marks && count( $marks ) <= self::MOST && self::compare( $marks ) );
	}

	/**
	 * Returns the newest date of each group of blocks.
	 *
	 * @param int $size Blocks of a group: the first one has the blocks from 0 on.
	 * @return ?array<int, int> Group => date, see date(); null after an error of the database.
	 */
	public static function newest( int $size ): ?array {
		$rows = self::select(
			"SELECT block DIV $size AS part, MAX(bits) AS date FROM " . Table::tokens()
			. " WHERE token = '" . self::DATE . "' GROUP BY part"
		);
		return null === $rows ? null : array_map( 'intval', array_column( $rows, 'date', 'part' ) );
	}

	/** Returns a date of the database as a number. @param string $date Such as 2026-11-29 12:00:00. */
	public static function date( string $date ): int {
		return (int) preg_replace( '/\D/', '', $date );
	}

	/**
	 * Compares the blocks of a range of IDs with their rows, including blocks that have none left.
	 *
	 * @param list<int> $ids   All attachments of the range.
	 * @param int       $after ID before the range.
	 * @param int       $to    Last ID of the range.
	 */
	public static function check( array $ids, int $after, int $to ): void {
		if ( Table::is_sqlite() ) {
			return;
		}
		$stored = self::select(
			'SELECT DISTINCT block FROM ' . Table::tokens() . ' WHERE block BETWEEN '
			. intdiv( $after, self::BLOCK ) . ' AND ' . intdiv( $to, self::BLOCK )
		);
		$stored = array_map( 'intval', array_column( $stored ?? array(), 'block' ) );
		$blocks = array_values( array_unique( array( ...self::blocks( $ids ), ...$stored ) ) );
		if ( ! self::compare( $blocks ) ) {
			self::mark_blocks( $blocks );
		}
	}

	/** Returns whether the table exists. All its blocks are then up to date, or marked. Integers need 64 bits. */
	public static function exist(): bool {
		return 8 === PHP_INT_SIZE && ! Table::is_sqlite() && null !== self::marks( 1 );
	}

	/** Returns whether there are no tokens though no block is outdated: the table was emptied. */
	public static function are_lost(): bool {
		if ( ! Table::has_tokens() || array() !== self::marks( 1 ) ) {
			return false;
		}
		$rows = self::select(
			'SELECT block FROM ' . Table::tokens() . " WHERE token LIKE '" . self::STATUS . "%' LIMIT 1"
		);
		// Unless an attachment was added meanwhile.
		return array() === $rows && Index::count() > 0 && array() === self::marks( 1 );
	}

	/** Deletes the lock, which is left only after a crash. */
	public static function remove(): void {
		delete_option( self::LOCK );
	}

	/**
	 * Writes the differences of blocks and their rows.
	 *
	 * @param list<int> $blocks Blocks.
	 * @return bool Whether all are up to date.
	 */
	private static function compare( array $blocks ): bool {
		$lock = RowLock::in_options( self::LOCK, self::LOCK_SECONDS );
		try {
			if ( array() === $blocks || ! $lock->acquire() ) {
				return array() === $blocks;
			}
		} catch ( LockError ) {
			return false;
		}
		try {
			foreach ( $blocks as $block ) {
				if ( ! self::compare_block( $block ) ) {
					return false;
				}
			}
			return true;
		} finally {
			$lock->release();
		}
	}

	private static function compare_block( int $block ): bool {
		// The mark is among the tokens, so it is older than the rows.
		$stored = self::stored( $block );
		$wanted = self::wanted( $block );
		if ( null === $stored || null === $wanted ) {
			return false;
		}
		if ( isset( $stored[ self::MARK ] ) ) {
			return self::write( $block, $stored, $wanted ) && self::unmark( $block, $stored[ self::MARK ] );
		}
		// A block is marked while it is written, so that a failure leaves the mark.
		$is_equal = count( $stored ) === count( $wanted ) && array() === array_diff_assoc( $wanted, $stored );
		return $is_equal || ( self::mark_blocks( array( $block ) ) && self::compare_block( $block ) );
	}

	/**
	 * @param int                    $block  Block.
	 * @param array<int|string, int> $stored Token => bits.
	 * @param array<int|string, int> $wanted Token => bits.
	 */
	private static function write( int $block, array $stored, array $wanted ): bool {
		$deleted = array_keys( array_diff_key( $stored, $wanted, array( self::MARK => 0 ) ) );
		foreach ( array_chunk( $deleted, self::ROWS ) as $tokens ) {
			$list = implode( ', ', array_map( self::quote( ... ), $tokens ) );
			if ( ! self::run( 'DELETE FROM ' . Table::tokens() . " WHERE block = $block AND token IN ($list)" ) ) {
				return false;
			}
		}
		$rows = array();
		foreach ( array_diff_assoc( $wanted, $stored ) as $token => $bits ) {
			$rows[] = array( $token, $block, $bits );
		}
		return self::insert( $rows );
	}

	/** @param list<int> $blocks Blocks. */
	private static function mark_blocks( array $blocks ): bool {
		$mark = random_int( 1, PHP_INT_MAX );
		$row  = static fn ( int $block ): array => array( self::MARK, $block, $mark );
		return self::insert( array_map( $row, $blocks ) );
	}

	private static function unmark( int $block, int $mark ): bool {
		return self::run(
			'DELETE FROM ' . Table::tokens() . " WHERE token = '" . self::MARK . "' AND block = $block AND bits = $mark"
		);
	}

	/** @return ?list<int> Outdated blocks; null after an error of the database. */
	private static function marks( int $most ): ?array {
		$rows = self::select(
			'SELECT block FROM ' . Table::tokens() . " WHERE token = '" . self::MARK . "' LIMIT $most"
		);
		return null === $rows ? null : array_map( 'intval', array_column( $rows, 'block' ) );
	}

	/** @return ?array<int|string, int> Token => bits that are stored for a block; null after an error. */
	private static function stored( int $block ): ?array {
		$rows = self::select( 'SELECT token, bits FROM ' . Table::tokens() . " WHERE block = $block" );
		return null === $rows ? null : array_map( 'intval', array_column( $rows, 'bits', 'token' ) );
	}

	/** @return ?array<int|string, int> Token => bits of the rows of a block, and its date; null after an error. */
	private static function wanted( int $block ): ?array {
		$first = $block * self::BLOCK;
		$rows  = self::select(
			'SELECT id, post_status, post_date, words FROM ' . Table::name()
			. " WHERE id BETWEEN $first AND " . ( $first + self::BLOCK - 1 )
		);
		$all   = array();
		foreach ( $rows ?? array() as $row ) {
			$bit = 1 << ( (int) $row['id'] - $first );
			foreach ( array( self::STATUS . $row['post_status'], ...Words::tokens( $row['words'] ) ) as $token ) {
				$all[ $token ] = ( $all[ $token ] ?? 0 ) | $bit;
			}
			$all[ self::DATE ] = max( $all[ self::DATE ] ?? 0, self::date( $row['post_date'] ) );
		}
		return null === $rows ? null : $all;
	}

	/** @param list<array{int|string, int, int}> $rows Token, block and bits. */
	private static function insert( array $rows ): bool {
		foreach ( array_chunk( $rows, self::ROWS ) as $part ) {
			$values = array_map(
				static fn ( array $row ): string => '(' . self::quote( $row[0] ) . ",$row[1],$row[2])",
				$part
			);
			$into   = 'REPLACE INTO ' . Table::tokens() . ' (token, block, bits) VALUES ';
			if ( ! self::run( $into . implode( ',', $values ) ) ) {
				return false;
			}
		}
		return true;
	}

	/** @return list<int> Blocks of attachments, each once. @param list<int> $ids Attachments. */
	private static function blocks( array $ids ): array {
		$blocks = array_map( static fn ( int $id ): int => intdiv( $id, self::BLOCK ), $ids );
		return array_values( array_unique( $blocks ) );
	}

	private static function quote( int|string $token ): string {
		return "'" . esc_sql( (string) $token ) . "'";
	}

	private static function run( string $sql ): bool {
		global $wpdb;
		$is_silent = $wpdb->suppress_errors();
		$changed   = $wpdb->query( $sql ); // phpcs:ignore WordPress.DB, WordPress.DB.PreparedSQL -- tokens are escaped above.
		$wpdb->suppress_errors( $is_silent );
		return false !== $changed;
	}

	/** @return ?list<array<string, string>> Null after an error of the database. */
	private static function select( string $sql ): ?array {
		global $wpdb;
		$is_silent = $wpdb->suppress_errors();
		$rows      = $wpdb->get_results( $sql, ARRAY_A ); // phpcs:ignore WordPress.DB, WordPress.DB.PreparedSQL -- numbers of the callers above.
		$is_failed = '' !== $wpdb->last_error;
		$wpdb->suppress_errors( $is_silent );
		return $is_failed || ! is_array( $rows ) ? null : $rows;
	}
}
