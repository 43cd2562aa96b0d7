<?php
/**
 * Progress of what moves views.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Views;

defined( 'ABSPATH' ) || exit;

/** Small values beside the counts. An option would not do: it may be answered by an object cache, which knows no transaction. */
final class State {
	public static function get( string $name ): ?string {
		global $wpdb;
		$rows = Database::rows( $wpdb->prepare( 'SELECT value FROM ' . Tables::name( 'state' ) . ' WHERE name = %s', $name ) ); // phpcs:ignore WordPress.DB -- our own table.
		return $rows[0]['value'] ?? null;
	}

	/**
	 * All values whose name begins so.
	 *
	 * @return array<string, string> By what follows in the name.
	 */
	public static function all( string $prefix ): array {
		global $wpdb;
		$rows = Database::rows( $wpdb->prepare( 'SELECT name, value FROM ' . Tables::name( 'state' ) . ' WHERE name LIKE %s', $wpdb->esc_like( $prefix ) . '%' ) ); // phpcs:ignore WordPress.DB -- our own table.
		$all  = array();
		foreach ( $rows as $row ) {
			$all[ substr( $row['name'], strlen( $prefix ) ) ] = $row['value'];
		}
		return $all;
	}

	public static function set( string $name, string $value ): void {
		Database::upsert( Tables::name( 'state' ), array( 'name', 'value' ), array( array( $name, $value ) ), 'value = VALUES(value)' );
	}

	public static function forget( string $name ): void {
		global $wpdb;
		Database::run( $wpdb->prepare( 'DELETE FROM ' . Tables::name( 'state' ) . ' WHERE name = %s', $name ) ); // phpcs:ignore WordPress.DB -- our own table.
	}

	/**
	 * Takes a lock if nobody holds it. One that was never given back is free after its time.
	 *
	 * @return ?string What gives it back; null when it is taken.
	 */
	public static function lock( string $name, int $seconds ): ?string {
		global $wpdb;
		$key   = bin2hex( random_bytes( 8 ) );
		$table = Tables::name( 'state' );
		$now   = Clock::now();
		Database::run( $wpdb->prepare( "DELETE FROM $table WHERE name = %s AND value < %s", "lock:$name", sprintf( '%012d', $now ) ) ); // phpcs:ignore WordPress.DB -- our own table.
		$taken = Database::run( $wpdb->prepare( "INSERT IGNORE INTO $table (name, value) VALUES (%s, %s)", "lock:$name", sprintf( '%012d ', $now + $seconds ) . $key ) ); // phpcs:ignore WordPress.DB -- our own table.
		return 1 === $taken ? $key : null;
	}

	public static function unlock( string $name, string $key ): void {
		global $wpdb;
		Database::run( $wpdb->prepare( 'DELETE FROM ' . Tables::name( 'state' ) . ' WHERE name = %s AND value LIKE %s', "lock:$name", '% ' . $wpdb->esc_like( $key ) ) ); // phpcs:ignore WordPress.DB -- our own table.
	}
}
