<?php
/**
 * Stores the state of jobs that move views.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Locks\RowLock;

/**
 * Small values in the database beside the counts. Options would not work: an object cache, which has no transactions,
 * may answer them.
 */
final class StateTable {
	public static function get( string $name ): ?string {
		global $wpdb;
		$rows = Database::rows(
			$wpdb->prepare( 'SELECT value FROM ' . Tables::name( 'state' ) . ' WHERE name = %s', $name ) // phpcs:ignore WordPress.DB -- our own table.
		);
		return $rows[0]['value'] ?? null;
	}

	/**
	 * Returns all values with this prefix.
	 *
	 * @return array<string, string> By the rest of the name.
	 */
	public static function all( string $prefix ): array {
		global $wpdb;
		$rows = Database::rows(
			$wpdb->prepare(
				'SELECT name, value FROM ' . Tables::name( 'state' ) . ' WHERE name LIKE %s', // phpcs:ignore WordPress.DB -- our own table.
				$wpdb->esc_like( $prefix ) . '%'
			)
		);
		$all  = array();
		foreach ( $rows as $row ) {
			$all[ substr( $row['name'], strlen( $prefix ) ) ] = $row['value'];
		}
		return $all;
	}

	public static function set( string $name, string $value ): void {
		Database::upsert(
			Tables::name( 'state' ),
			array( 'name', 'value' ),
			array( array( $name, $value ) ),
			'value = VALUES(value)'
		);
	}

	public static function forget( string $name ): void {
		global $wpdb;
		Database::run( $wpdb->prepare( 'DELETE FROM ' . Tables::name( 'state' ) . ' WHERE name = %s', $name ) ); // phpcs:ignore WordPress.DB -- our own table.
	}

	/** Returns a lock. Its methods throw a StoreError when the database returns an error. */
	public static function lock( string $name, int $seconds ): RowLock {
		return RowLock::in_table(
			Tables::name( 'state' ),
			"lock:$name",
			$seconds,
			Clock::now( ... ),
			StoreError::class
		);
	}
}
