<?php
/**
 * Queries that must not fail in silence.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Views;

defined( 'ABSPATH' ) || exit;

/** WordPress's database, whose errors are thrown. */
final class Database {
	/** Rows written in one statement. */
	private const ROWS = 500;

	/**
	 * Runs a statement.
	 *
	 * @param string $sql    Prepared, or without values from outside.
	 * @return int Rows changed.
	 * @throws StoreError When the database refuses.
	 */
	public static function run( string $sql ): int {
		global $wpdb;
		$shown  = $wpdb->hide_errors();
		$result = $wpdb->query( $sql ); // phpcs:ignore WordPress.DB, WordPress.DB.PreparedSQL -- the check of SQL looks at every caller instead.
		$shown && $wpdb->show_errors();
		if ( false === $result ) {
			throw new StoreError( '' !== $wpdb->last_error ? $wpdb->last_error : 'The database does not answer.' );
		}
		return (int) $result;
	}

	/**
	 * Rows of a query.
	 *
	 * @return list<array<string, string>>
	 * @throws StoreError When the database refuses.
	 */
	public static function rows( string $sql ): array {
		global $wpdb;
		$shown = $wpdb->hide_errors();
		$rows  = $wpdb->get_results( $sql, ARRAY_A ); // phpcs:ignore WordPress.DB, WordPress.DB.PreparedSQL -- the check of SQL looks at every caller instead.
		$shown && $wpdb->show_errors();
		if ( ! is_array( $rows ) || '' !== $wpdb->last_error ) {
			throw new StoreError( '' !== $wpdb->last_error ? $wpdb->last_error : 'The database does not answer.' );
		}
		return $rows;
	}

	/**
	 * Does all of it or nothing.
	 *
	 * @throws \Throwable What the work threw, after everything was undone.
	 */
	public static function transaction( callable $work ): void {
		self::run( 'START TRANSACTION' );
		try {
			$work();
			self::run( 'COMMIT' );
		} catch ( \Throwable $error ) {
			global $wpdb;
			$wpdb->query( 'ROLLBACK' ); // phpcs:ignore WordPress.DB -- it is over either way.
			throw $error;
		}
	}

	/**
	 * Adds rows, and where a row of the same key is, adds to it.
	 *
	 * @param string                      $table   Full name.
	 * @param list<string>                $columns Names.
	 * @param iterable<list<int|string>>  $rows    Values in that order: numbers, and texts such as days and names of ranges.
	 * @param string                      $update  What follows ON DUPLICATE KEY UPDATE.
	 * @throws StoreError When the database refuses.
	 */
	public static function upsert( string $table, array $columns, iterable $rows, string $update ): void {
		self::insert( $table, $columns, $rows, " ON DUPLICATE KEY UPDATE $update" );
	}

	/**
	 * Adds rows.
	 *
	 * @param string                      $table   Full name.
	 * @param list<string>                $columns Names.
	 * @param iterable<list<int|string>>  $rows    Values in that order: numbers, and texts such as days and names of ranges.
	 * @param string                      $after   What follows the values.
	 * @throws StoreError When the database refuses.
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
