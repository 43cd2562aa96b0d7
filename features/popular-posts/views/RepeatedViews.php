<?php
/**
 * Detects repeated page views.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers views by a fingerprint that changes daily and identifies no person: 64 bits of a keyed hash of day, IP
 * address, user agent and post.
 */
final class RepeatedViews {
	/** Maximum number of rows, so that an attacker cannot fill the table. When it is full, views count. */
	private const MOST = 200_000;

	/**
	 * Records a view. Returns false when the same visitor saw the post within the window.
	 *
	 * @throws StoreError When the database returns an error.
	 */
	public static function first( int $post, string $address, string $agent, int $seconds ): bool {
		global $wpdb;
		/**
		 * Filters the IP address of the visitor, for sites behind a proxy.
		 *
		 * @param string $address Address from the server.
		 */
		$address = (string) apply_filters( 'pagewright/views/address', $address );
		$now     = Clock::now();
		$hash    = substr( hash_hmac( 'sha256', Clock::day( $now ) . "|$address|$agent|$post", self::key() ), 0, 16 );
		$table   = Tables::name( 'seen' );
		Database::run( $wpdb->prepare( "DELETE FROM $table WHERE hash = %s AND until <= %d", $hash, $now ) ); // phpcs:ignore WordPress.DB -- our own table.
		return 1 === Database::run(
			$wpdb->prepare( "INSERT IGNORE INTO $table (hash, until) VALUES (%s, %d)", $hash, $now + $seconds ) // phpcs:ignore WordPress.DB -- our own table.
		);
	}

	/** Deletes expired fingerprints, and all of them when there are too many. Part of folding. */
	public static function tidy(): void {
		global $wpdb;
		$table = Tables::name( 'seen' );
		Database::run( $wpdb->prepare( "DELETE FROM $table WHERE until <= %d", Clock::now() ) ); // phpcs:ignore WordPress.DB -- our own table.
		$rows = (int) ( Database::rows( "SELECT COUNT(*) AS many FROM $table" )[0]['many'] ?? 0 );
		if ( $rows > self::MOST ) {
			Database::run( "DELETE FROM $table" );
		}
	}

	/** Returns the site's own keys, as far as they are known before WordPress is set up. */
	private static function key(): string {
		return ( defined( 'NONCE_KEY' ) ? (string) NONCE_KEY : '' )
			. ( defined( 'NONCE_SALT' ) ? (string) NONCE_SALT : '' ) . DB_NAME . DB_PASSWORD;
	}
}
