<?php
/**
 * Limits the rate of requests to a service.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Places;

defined( 'ABSPATH' ) || exit;

/**
 * All processes of a site share the row of an option, which contains the time from which the next request is allowed.
 * Not a Locks\Lock: it is never released, and it counts milliseconds.
 */
final class Throttle {
	/** Returns whether this call may proceed; the next one may after the pause. Two processes never both proceed. */
	public static function allow( string $option, int $pause_ms ): bool {
		global $wpdb;
		add_option( $option, '0', '', false );
		$now_ms = (int) floor( microtime( true ) * 1000 );
		// One statement that reads and writes: between two statements, another process could proceed.
		$taken = $wpdb->query( // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- must bypass the option's cache.
			$wpdb->prepare(
				'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value + 0 <= %d',
				$wpdb->options,
				(string) ( $now_ms + $pause_ms ),
				$option,
				$now_ms
			)
		);
		return 1 === $taken;
	}
}
