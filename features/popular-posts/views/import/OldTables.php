<?php
/**
 * Reads the tables of WordPress Popular Posts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views\Import;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Database;

/**
 * Its tables, which stay when it is deactivated. Only Views\WriteBack writes to them:
 *
 *     popularpostsdata     (postid)  day, last_viewed, pageviews: everything since the beginning
 *     popularpostssummary  (ID)      postid, pageviews, view_date, view_datetime: a row for a view, in the site's
 *                                    time; old ones may have been deleted
 */
final class OldTables {
	private const PLUGIN = 'wordpress-popular-posts/wordpress-popular-posts.php';

	public static function data(): string {
		global $wpdb;
		return "{$wpdb->prefix}popularpostsdata";
	}

	public static function summary(): string {
		global $wpdb;
		return "{$wpdb->prefix}popularpostssummary";
	}

	/** Returns whether both tables exist. */
	public static function exist(): bool {
		global $wpdb;
		$found = $wpdb->get_col( // phpcs:ignore WordPress.DB -- whether tables exist.
			$wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( "{$wpdb->prefix}popularposts" ) . '%' )
		);
		return array() === array_diff( array( self::data(), self::summary() ), $found );
	}

	/** Returns whether the plugin still counts. */
	public static function is_plugin_active(): bool {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		return is_plugin_active( self::PLUGIN );
	}

	/** Returns the ID of the newest view; 0 for none. */
	public static function newest(): int {
		return (int) ( Database::rows( 'SELECT MAX(ID) AS newest FROM ' . self::summary() )[0]['newest'] ?? 0 );
	}

	public static function posts(): int {
		return (int) ( Database::rows( 'SELECT COUNT(*) AS posts FROM ' . self::data() )[0]['posts'] ?? 0 );
	}

	/**
	 * Returns its settings in our format; those without a counterpart are left out.
	 *
	 * @return array<string, mixed> Values for Settings.
	 */
	public static function settings(): array {
		$stored = get_option( 'wpp_settings_config' );
		$tools  = is_array( $stored ) && is_array( $stored['tools'] ?? null ) ? $stored['tools'] : array();
		$group  = static fn ( string $name ): array => is_array( $tools[ $name ] ?? null ) ? $tools[ $name ] : array();
		$found  = array();
		$level  = $group( 'log' )['level'] ?? null;
		if ( is_numeric( $level ) && isset( array( 'visitors', 'everyone', 'members' )[ (int) $level ] ) ) {
			$found['count'] = array( 'visitors', 'everyone', 'members' )[ (int) $level ];
		}
		if ( ! empty( $group( 'log' )['limit'] ) && is_numeric( $group( 'log' )['expires_after'] ?? null ) ) {
			$found['day_days'] = (int) $group( 'log' )['expires_after'];
		}
		if ( isset( $group( 'sampling' )['active'] ) ) {
			$found['sampling'] = (bool) $group( 'sampling' )['active'];
		}
		if ( is_numeric( $group( 'sampling' )['rate'] ?? null ) ) {
			$found['sampling_rate'] = (int) $group( 'sampling' )['rate'];
		}
		if ( in_array( $group( 'link' )['target'] ?? null, array( '_self', '_blank' ), true ) ) {
			$found['link_target'] = $group( 'link' )['target'];
		}
		if ( isset( $group( 'cache' )['active'] ) ) {
			$found['cache_seconds'] = self::cache_seconds( $group( 'cache' ) );
		}
		return $found;
	}

	/** @param array<string, mixed> $cache Whether lists are cached, and for how long. */
	private static function cache_seconds( array $cache ): int {
		$interval = is_array( $cache['interval'] ?? null ) ? $cache['interval'] : array();
		$unit     = array(
			'minute' => MINUTE_IN_SECONDS,
			'hour'   => HOUR_IN_SECONDS,
			'day'    => DAY_IN_SECONDS,
			'week'   => WEEK_IN_SECONDS,
			'month'  => MONTH_IN_SECONDS,
			'year'   => YEAR_IN_SECONDS,
		)[ (string) ( $interval['time'] ?? 'minute' ) ] ?? MINUTE_IN_SECONDS;
		$value    = is_numeric( $interval['value'] ?? null ) ? (int) $interval['value'] : 1;
		return empty( $cache['active'] ) ? 0 : min( DAY_IN_SECONDS, max( 1, $value ) * $unit );
	}
}
