<?php
/**
 * Keeps the search table up to date.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Index;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Listing\Totals;

/**
 * Copies attachments to the search table. An error of the database is never shown: the table can be rebuilt, and a
 * table that is not in step with the attachments is not used.
 */
final class Index {
	/** Largest statement in bytes, unless one row is larger: servers limit the size of a statement. */
	private const BYTES = 500_000;

	/**
	 * Updates the rows of attachments, and deletes the rows of other IDs.
	 *
	 * @param list<int> $ids Posts of any type.
	 * @return bool Whether the database ran all statements.
	 */
	public static function update( array $ids ): bool {
		if ( array() === $ids ) {
			return true;
		}
		$rows    = Source::rows( $ids );
		$stored  = self::hashes( 'id IN (' . implode( ',', array_map( 'intval', $ids ) ) . ')' );
		$changed = array_filter(
			$rows,
			static fn ( Row $row ): bool => $row->hash !== ( $stored[ $row->id ] ?? null )
		);
		$removed = array_values( array_diff( array_keys( $stored ), array_keys( $rows ) ) );
		return self::delete( $removed ) && self::write( array_values( $changed ) );
	}

	/**
	 * Deletes rows.
	 *
	 * @param list<int> $ids Attachments.
	 * @return bool Whether the database ran the statement.
	 */
	public static function delete( array $ids ): bool {
		return array() === $ids || self::change(
			'DELETE FROM ' . Table::name() . ' WHERE id IN (' . implode( ',', array_map( 'intval', $ids ) ) . ')',
			$ids
		);
	}

	/**
	 * Changes one number in many rows, where WordPress changes attachments with one statement.
	 *
	 * @param 'post_author'|'post_parent' $column Name of the column.
	 */
	public static function replace_number( string $column, int $from, int $to ): void {
		global $wpdb;
		$is_silent = $wpdb->suppress_errors();
		// Most posts have no files, and an UPDATE without changes still locks rows.
		$some = $wpdb->get_var( // phpcs:ignore WordPress.DB -- our own table.
			$wpdb->prepare( 'SELECT id FROM %i WHERE %i = %d LIMIT 1', Table::name(), $column, $from )
		);
		$wpdb->suppress_errors( $is_silent );
		if ( null !== $some ) {
			// The checksum no longer belongs to the row, so that the next check updates it.
			self::change(
				$wpdb->prepare(
					"UPDATE %i SET %i = %d, hash = '' WHERE %i = %d",
					Table::name(),
					$column,
					$to,
					$column,
					$from
				)
			);
		}
	}

	/**
	 * Returns the rows in a range that belong to none of these attachments.
	 *
	 * @param list<int> $ids   Attachments.
	 * @param int       $after ID before the range.
	 * @param int       $to    Last ID of the range.
	 * @return list<int> IDs.
	 */
	public static function surplus( array $ids, int $after, int $to ): array {
		return array_values( array_diff( array_keys( self::hashes( 'id > ' . $after . ' AND id <= ' . $to ) ), $ids ) );
	}

	/**
	 * Returns attachments without a row, and rows without an attachment.
	 *
	 * @return list<int> IDs, at most $limit of each. Empty if the table is missing.
	 */
	public static function differences( int $limit ): array {
		global $wpdb;
		$is_silent = $wpdb->suppress_errors();
		$missing   = $wpdb->get_col( // phpcs:ignore WordPress.DB -- our own table.
			$wpdb->prepare(
				"SELECT p.ID FROM %i p LEFT JOIN %i i ON i.id = p.ID
				WHERE p.post_type = 'attachment' AND i.id IS NULL LIMIT %d",
				$wpdb->posts,
				Table::name(),
				$limit
			)
		);
		$surplus   = $wpdb->get_col( // phpcs:ignore WordPress.DB -- our own table.
			$wpdb->prepare(
				"SELECT i.id FROM %i i LEFT JOIN %i p ON p.ID = i.id AND p.post_type = 'attachment'
				WHERE p.ID IS NULL LIMIT %d",
				Table::name(),
				$wpdb->posts,
				$limit
			)
		);
		$wpdb->suppress_errors( $is_silent );
		return array_map( 'intval', array( ...$missing, ...$surplus ) );
	}

	/** Returns the number of rows; -1 if the table is missing. */
	public static function count(): int {
		global $wpdb;
		$is_silent = $wpdb->suppress_errors();
		$count     = $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Table::name() ); // phpcs:ignore WordPress.DB -- our own table.
		$wpdb->suppress_errors( $is_silent );
		return is_numeric( $count ) ? (int) $count : -1;
	}

	/** @return array<int, string> ID => checksum. */
	private static function hashes( string $where ): array {
		global $wpdb;
		$is_silent = $wpdb->suppress_errors();
		$rows      = $wpdb->get_results( 'SELECT id, hash FROM ' . Table::name() . " WHERE $where", ARRAY_A ); // phpcs:ignore WordPress.DB -- numbers of the callers above.
		$wpdb->suppress_errors( $is_silent );
		return is_array( $rows ) ? array_map( 'strval', array_column( $rows, 'hash', 'id' ) ) : array();
	}

	/** @param list<Row> $rows Rows to insert or to replace. */
	private static function write( array $rows ): bool {
		global $wpdb;
		$values = array();
		$bytes  = 0;
		$ids    = array_map( static fn ( Row $row ): int => $row->id, $rows );
		foreach ( $rows as $row ) {
			$one    = $wpdb->prepare(
				'(%d, %s, %s, %d, %d, %s, %s, %s, %s, %s, %d, %d, %s, %s)',
				...array_values( $row->values() )
			);
			$bytes += strlen( $one );
			if ( $bytes > self::BYTES ) {
				if ( ! self::replace( $values, $ids ) ) {
					return false;
				}
				$values = array();
				$bytes  = strlen( $one );
			}
			$values[] = $one;
		}
		return self::replace( $values, $ids );
	}

	/**
	 * @param list<string> $values Prepared rows.
	 * @param list<int>    $ids    Their attachments, and possibly others.
	 */
	private static function replace( array $values, array $ids ): bool {
		return array() === $values || self::change(
			'REPLACE INTO ' . Table::name() . ' (' . Row::COLUMNS . ') VALUES ' . implode( ', ', $values ),
			$ids
		);
	}

	/**
	 * Runs a prepared statement, after which totals are unknown.
	 *
	 * @param list<int> $ids Attachments whose words or status may change.
	 * @return bool Whether it ran.
	 */
	private static function change( string $sql, array $ids = array() ): bool {
		global $wpdb;
		Totals::forget();
		Tokens::mark( $ids );
		$is_silent = $wpdb->suppress_errors();
		$changed   = $wpdb->query( $sql ); // phpcs:ignore WordPress.DB -- prepared by the callers above.
		$wpdb->suppress_errors( $is_silent );
		// A search that compared the tokens meanwhile may have read the old rows.
		Tokens::mark( $ids );
		return false !== $changed;
	}
}
