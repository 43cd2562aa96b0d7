<?php
/**
 * Creates the tables of view counting.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views;

defined( 'ABSPATH' ) || exit;

/**
 * Sums only, no row for each view:
 *
 *     hours   (hour, post)  what came in; `folded` of it is in the three below
 *     days    (day, post)   the site's days
 *     totals  (post)        everything
 *     spans   (span, post)  a requested range, kept up to date: h24, d7 …
 *     seen    (hash)        who saw what just now, if the settings ask for it
 *     state   (name)        progress of what moves views, in the transaction that moves them
 */
final class Tables {
	private const VERSION_OPTION = 'pagewright_views_tables';

	private const VERSION = 1;

	private const COLUMNS = array(
		'hours'  => 'post_id bigint(20) unsigned NOT NULL,
			hour int(10) unsigned NOT NULL,
			views bigint(20) unsigned NOT NULL DEFAULT 0,
			folded bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (hour,post_id),
			KEY post_hour (post_id,hour)',
		'days'   => 'day date NOT NULL,
			post_id bigint(20) unsigned NOT NULL,
			views bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (day,post_id),
			KEY post_day (post_id,day)',
		'totals' => 'post_id bigint(20) unsigned NOT NULL,
			views bigint(20) unsigned NOT NULL DEFAULT 0,
			first_hour int(10) unsigned NOT NULL DEFAULT 0,
			last_hour int(10) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (post_id),
			KEY views (views)',
		// Signed: views that leave a range are added as a negative number.
		'spans'  => 'span varchar(8) NOT NULL,
			post_id bigint(20) unsigned NOT NULL,
			views bigint(20) NOT NULL DEFAULT 0,
			PRIMARY KEY  (span,post_id),
			KEY popular (span,views)',
		'seen'   => 'hash char(16) NOT NULL,
			until int(10) unsigned NOT NULL,
			PRIMARY KEY  (hash),
			KEY until (until)',
		'state'  => 'name varchar(64) NOT NULL,
			value longtext NOT NULL,
			PRIMARY KEY  (name)',
	);

	/** Returns the full name of a table: hours, days, totals, spans or state. */
	public static function name( string $table ): string {
		global $wpdb;
		return "{$wpdb->prefix}pagewright_views_{$table}";
	}

	/** Returns whether the tables of this version exist, without a query. */
	public static function exist(): bool {
		return self::VERSION === (int) get_option( self::VERSION_OPTION );
	}

	/** Creates the tables, or updates those of an older version. */
	public static function create(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$collate = $wpdb->get_charset_collate();
		foreach ( self::COLUMNS as $table => $columns ) {
			// Sums and states must change together, which requires an engine with transactions.
			dbDelta( 'CREATE TABLE ' . self::name( $table ) . " (\n$columns\n) ENGINE=InnoDB $collate;" );
		}
		update_option( self::VERSION_OPTION, self::VERSION, true );
	}

	/** Deletes the tables with all counts. */
	public static function drop(): void {
		global $wpdb;
		foreach ( array_keys( self::COLUMNS ) as $table ) {
			$wpdb->query( 'DROP TABLE IF EXISTS ' . self::name( $table ) ); // phpcs:ignore WordPress.DB -- our own table.
		}
		delete_option( self::VERSION_OPTION );
		delete_option( RangeSums::OPTION );
	}

	/** Deletes all counts and keeps the tables. */
	public static function clear(): void {
		global $wpdb;
		foreach ( array_keys( self::COLUMNS ) as $table ) {
			$wpdb->query( 'DELETE FROM ' . self::name( $table ) ); // phpcs:ignore WordPress.DB -- our own table.
		}
		delete_option( RangeSums::OPTION );
	}
}
