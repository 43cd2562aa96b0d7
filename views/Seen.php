<?php
/**
 * Who has just seen what.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Views;

defined( 'ABSPATH' ) || exit;

/** Remembers views by a fingerprint that changes with the day and names nobody: 64 bits of a keyed hash over day, address, program and post. */
final class Seen {
	/** Rows at most, so that nobody can fill the table; views that find it full count. */
	private const MOST = 200_000;

	/**
	 * Remembers a view; false when the same visitor saw the post within the time.
	 *
	 * @throws StoreError When the database refuses.
	 */
	public static function first( int $post, string $address, string $agent, int $seconds ): bool {
		global $wpdb;
		/**
		 * The address of the visitor, where a proxy stands before the site.
		 *
		 * @param string $address What the server says.
		 */
		$address = (string) apply_filters( 'pagewright/views/address', $address );
		$now     = Clock::now();
		$hash    = substr( hash_hmac( 'sha256', Clock::day( $now ) . "|$address|$agent|$post", self::key() ), 0, 16 );
		$table   = Tables::name( 'seen' );
		Database::run( $wpdb->prepare( "DELETE FROM $table WHERE hash = %s AND until <= %d", $hash, $now ) ); // phpcs:ignore WordPress.DB -- our own table.
		return 1 === Database::run( $wpdb->prepare( "INSERT IGNORE INTO $table (hash, until) VALUES (%s, %d)", $hash, $now + $seconds ) ); // phpcs:ignore WordPress.DB -- our own table.
	}

	/** Forgets what is over, and everything if there is too much. Part of folding. */
	public static function tidy(): void {
		global $wpdb;
		$table = Tables::name( 'seen' );
		Database::run( $wpdb->prepare( "DELETE FROM $table WHERE until <= %d", Clock::now() ) ); // phpcs:ignore WordPress.DB -- our own table.
		$rows = (int) ( Database::rows( "SELECT COUNT(*) AS many FROM $table" )[0]['many'] ?? 0 );
		if ( $rows > self::MOST ) {
			Database::run( "DELETE FROM $table" );
		}
	}

	/** The site's own keys, as far as they are known before WordPress is set up. */
	private static function key(): string {
		return ( defined( 'NONCE_KEY' ) ? (string) NONCE_KEY : '' ) . ( defined( 'NONCE_SALT' ) ? (string) NONCE_SALT : '' ) . DB_NAME . DB_PASSWORD;
	}
}
