<?php
/**
 * One at a time, and not too often.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Places;

defined( 'ABSPATH' ) || exit;

/** Turns that all processes of a site share: the row of an option holds the time from which on the next one is free. */
final class Turn {
	/** Whether this call has the turn; the next one is free after the pause. Two processes never both have it. */
	public static function take( string $option, int $pause_ms ): bool {
		global $wpdb;
		add_option( $option, '0', '', false );
		$now_ms = (int) floor( microtime( true ) * 1000 );
		// One statement that reads and writes: an option that is read first could be taken by another process in between.
		$taken = $wpdb->query( // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- the option's cache must not answer.
			$wpdb->prepare( 'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value + 0 <= %d', $wpdb->options, (string) ( $now_ms + $pause_ms ), $option, $now_ms )
		);
		return 1 === $taken;
	}
}
