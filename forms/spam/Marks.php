<?php
/**
 * Sets markers that expire.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Spam;

defined( 'ABSPATH' ) || exit;

/**
 * Stored as transients, so that WordPress deletes them, but set atomically: of parallel calls, exactly one succeeds.
 */
final class Marks {
	private const GROUP = 'pagewright_marks';

	/** Returns whether the marker was not set before. @param int $until Unix time. */
	public static function add( string $name, int $until ): bool {
		if ( wp_using_ext_object_cache() ) {
			return wp_cache_add( $name, 1, self::GROUP, max( 1, $until - time() ) );
		}
		global $wpdb;
		$insert = "INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'off')";
		// phpcs:disable WordPress.DB -- past the cache, which would not know who was first.
		$wpdb->query( $wpdb->prepare( $insert, "_transient_timeout_{$name}", (string) $until ) );
		return 1 === $wpdb->query( $wpdb->prepare( $insert, "_transient_{$name}", '1' ) );
		// phpcs:enable
	}
}
