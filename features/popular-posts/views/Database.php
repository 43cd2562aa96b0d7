<?php
/**
 * Queries whose errors must not be ignored.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views;

defined( 'ABSPATH' ) || exit;

/** The database of WordPress, with exceptions for errors. */
final class Database {
	/** Maximum number of rows in one statement. */
	private const ROWS = 500;

	/**
	 * Runs a statement.
	 *
	 * @param string $sql    Prepared, or without external values.
	 * @return int Number of changed rows.
	 * @throws StoreError When the database returns an error.
	 */
	public static function run( string $sql ): int {
		global $wpdb;
		$shown  = $wpdb->hide_errors();
		$result = $wpdb->query( $sql ); // phpcs:ignore WordPress.DB, WordPress.DB.PreparedSQL -- the SQL check inspects every caller instead.
		if ( $shown ) {
			$wpdb->show_errors();
		}
		if ( false === $result ) {
			throw new StoreError( '' !== $wpdb->last_error ? $wpdb->last_error : 'The database does not answer.' );
		}
		return (int) $result;
	}

	/**
	 * Returns the rows of a query.
	 *
	 * @return list<array<string, string>>
	 * @throws StoreError When the database returns an error.
	 */
	public static function rows( string $sql ): array {
		global $wpdb;
		$shown = $wpdb->hide_errors();
		$rows  = $wpdb->get_results( $sql, ARRAY_A ); // phpcs:ignore WordPress.DB, WordPress.DB.PreparedSQL -- the SQL check inspects every caller instead.
		if ( $shown ) {
			$wpdb->show_errors();
		}
		if ( ! is_array( $rows ) || '' !== $wpdb->last_error ) {
			throw new StoreError( '' !== $wpdb->last_error ? $wpdb->last_error : 'The database does not answer.' );
		}
		return $rows;
	}

	/**
	 * Runs a callback in a transaction.
	 *
	 * @throws \Throwable Exceptions of the callback, after the rollback.
	 */
	public static function transaction( callable $work ): void {
		self::run( 'START TRANSACTION' );
		try {
			$work();
			self::run( 'COMMIT' );
		} catch ( \Throwable $error ) {
			global $wpdb;
			$wpdb->query( 'ROLLBACK' ); // phpcs:ignore WordPress.DB -- the transaction ends either way.
			throw $error;
		}
	}

	/**
	 * Inserts rows, or updates existing rows with the same key.
	 *
	 * @param string                      $table   Full name.
	 * @param list<string>                $columns Names.
	 * @param iterable<list<int|string>>  $rows    Values in the order of the columns: numbers, and texts such as days
	 *    and names of ranges.
	 * @param string                      $update  SQL after ON DUPLICATE KEY UPDATE.
	 * @throws StoreError When the database returns an error.
	 */
	public static function upsert( string $table, array $columns, iterable $rows, string $update ): void {
		self::insert( $table, $columns, $rows, " ON DUPLICATE KEY UPDATE $update" );
	}

	/**
	 * Inserts rows.
	 *
	 * @param string                      $table   Full name.
	 * @param list<string>                $columns Names.
	 * @param iterable<list<int|string>>  $rows    Values in the order of the columns: numbers, and texts such as days
	 *    and names of ranges.
	 * @param string                      $after   SQL after the values.
	 * @throws StoreError When the database returns an error.
	 */
	public static function insert( string $table, array $columns, iterable $rows, string $after = '' ): void {
		$into = "INSERT INTO $table (" . implode( ', ', $columns ) . ') VALUES ';
		$some  = array();
		foreach ( $rows as $row ) {
			$some[] = '(' . implode( ', ', array_map( self::value( ... ), $row ) ) . ')';
			if ( self::ROWS === count( $some ) ) {
				self::run( $into . implode( ', ', $some ) . $after );
				$some = array();
			}
		}
		if ( array() !== $some ) {
			self::run( $into . implode( ', ', $some ) . $after );
		}
	}

	private static function value( int|string $value ): string {
		return is_int( $value ) ? (string) $value : "'" . esc_sql( $value ) . "'";
	}
}
