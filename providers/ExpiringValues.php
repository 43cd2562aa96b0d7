<?php
/**
 * Stores markers and counters that expire.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * Stored as transients, so that WordPress deletes them, but changed atomically: of parallel calls, exactly one sets a
 * marker, and each one gets its own number. With an object cache, they are in the cache only. A marker is not a
 * Locks\Lock:
 * it is never released, so that the answer of a quiz is accepted once.
 */
final class ExpiringValues {
	private const GROUP = 'pagewright_expiring';

	/** Attempts to increment a counter that parallel calls change. */
	private const MOST_TRIES = 50;

	/** Sets a marker. Returns whether it was not set before. @param int $until Unix time. */
	public static function add( string $name, int $until ): bool {
		if ( wp_using_ext_object_cache() ) {
			return wp_cache_add( $name, 1, self::GROUP, max( 1, $until - time() ) );
		}
		return self::insert( $name, '1', $until );
	}

	/**
	 * Increments a counter.
	 *
	 * @param int $until Unix time; only the first call sets it.
	 * @return int The new number, 1 after the first call.
	 */
	public static function increment( string $name, int $until ): int {
		if ( wp_using_ext_object_cache() ) {
			wp_cache_add( $name, 0, self::GROUP, max( 1, $until - time() ) );
			return (int) wp_cache_incr( $name, 1, self::GROUP );
		}
		self::insert( $name, '0', $until );
		global $wpdb;
		// phpcs:disable WordPress.DB -- must bypass the cache, which would lose counts.
		// Each number can be taken once: a parallel request takes the next one.
		for ( $try = 0; $try < self::MOST_TRIES; $try++ ) {
			$count = (int) $wpdb->get_var(
				$wpdb->prepare(
					"SELECT option_value FROM {$wpdb->options} WHERE option_name = %s",
					"_transient_{$name}"
				)
			);
			if (
				1 === $wpdb->query(
					$wpdb->prepare(
						"UPDATE {$wpdb->options} SET option_value = %s WHERE option_name = %s AND option_value = %s",
						(string) ( $count + 1 ),
						"_transient_{$name}",
						(string) $count
					)
				)
			) {
				return $count + 1;
			}
		}
		return $count + 1;
		// phpcs:enable
	}

	/** Inserts a transient. Returns false when it exists. */
	private static function insert( string $name, string $value, int $until ): bool {
		global $wpdb;
		$insert = "INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'off')";
		// phpcs:disable WordPress.DB -- must bypass the cache, which does not know which call was first.
		$wpdb->query( $wpdb->prepare( $insert, "_transient_timeout_{$name}", (string) $until ) );
		return 1 === $wpdb->query( $wpdb->prepare( $insert, "_transient_{$name}", $value ) );
		// phpcs:enable
	}
}
