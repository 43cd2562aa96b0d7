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
	/**
	 * Updates the rows of attachments, and deletes rows of IDs that are no attachment.
	 *
	 * @param list<int> $ids Posts of any type.
	 * @return bool Whether the database ran all statements.
	 */
	public static function update( array $ids ): bool {
		global $wpdb;
		$ids       = array_values( array_unique( array_filter( $ids, static fn ( int $id ): bool => $id > 0 ) ) );
		$is_silent = $wpdb->suppress_errors();
		$is_done   = array() === $ids || self::compare( $ids );
		$wpdb->suppress_errors( $is_silent );
		return $is_done;
	}

	/** Deletes rows. @param list<int> $ids Attachments. */
	public static function delete( array $ids ): bool {
		global $wpdb;
		if ( array() === $ids ) {
			return true;
		}
		Totals::forget();
		return false !== $wpdb->query( // phpcs:ignore WordPress.DB -- our own table.
			'DELETE FROM ' . Table::name() . ' WHERE id IN (' . implode( ',', array_map( 'intval', $ids ) ) . ')'
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
		$changed   = $wpdb->query( // phpcs:ignore WordPress.DB -- our own table.
			// The checksum no longer belongs to the row, so that the next check updates it.
			$wpdb->prepare(
				"UPDATE %i SET %i = %d, hash = '' WHERE %i = %d",
				Table::name(),
				$column,
				$to,
				$column,
				$from
			)
		);
		$wpdb->suppress_errors( $is_silent );
		if ( (int) $changed > 0 ) {
			Totals::forget();
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

	/** Returns the number of rows; -1 if the table is missing. */
	public static function count(): int {
		global $wpdb;
		$is_silent = $wpdb->suppress_errors();
		$count     = $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Table::name() ); // phpcs:ignore WordPress.DB -- our own table.
		$wpdb->suppress_errors( $is_silent );
		return is_numeric( $count ) ? (int) $count : -1;
	}

	/** @param list<int> $ids Posts of any type, at least one. */
	private static function compare( array $ids ): bool {
		$rows    = Source::rows( $ids );
		$stored  = self::hashes( 'id IN (' . implode( ',', array_map( 'intval', $ids ) ) . ')' );
		$changed = array_filter(
			$rows,
			static fn ( Row $row ): bool => $row->hash !== ( $stored[ $row->id ] ?? null )
		);
		$removed = array_values( array_diff( array_keys( $stored ), array_keys( $rows ) ) );
		return self::delete( $removed ) && self::write( array_values( $changed ) );
	}

	/** @return array<int, string> ID => checksum. */
	private static function hashes( string $where ): array {
		global $wpdb;
		$rows = $wpdb->get_results( 'SELECT id, hash FROM ' . Table::name() . " WHERE $where", ARRAY_A ); // phpcs:ignore WordPress.DB -- numbers of the callers above.
		return is_array( $rows ) ? array_column( array_map( self::typed( ... ), $rows ), 1, 0 ) : array();
	}

	/**
	 * @param array<string, string> $row Row of the database.
	 * @return array{int, string}
	 */
	private static function typed( array $row ): array {
		return array( (int) $row['id'], (string) $row['hash'] );
	}

	/** @param list<Row> $rows Rows to insert or to replace. */
	private static function write( array $rows ): bool {
		global $wpdb;
		if ( array() === $rows ) {
			return true;
		}
		Totals::forget();
		$values = array();
		foreach ( $rows as $row ) {
			$values[] = $wpdb->prepare(
				'(%d, %s, %s, %d, %d, %s, %s, %s, %s, %d, %s, %s, %s)',
				...array_values( $row->values() )
			);
		}
		return false !== $wpdb->query( // phpcs:ignore WordPress.DB, WordPress.DB.PreparedSQL -- prepared above.
			'REPLACE INTO ' . Table::name() . ' (' . implode( ', ', array_keys( $rows[0]->values() ) ) . ') VALUES '
			. implode( ', ', $values )
		);
	}
}
