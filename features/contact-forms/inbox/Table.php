<?php
/**
 * Creates the table of stored submissions.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Inbox;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Settings;

/** One row for each stored submission. The table is created with the first one. */
final class Table {
	private const VERSION_OPTION = 'pagewright_entries_table';

	private const VERSION = 2;

	private const COLUMNS = 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
		form_id bigint(20) unsigned NOT NULL,
		created bigint(20) unsigned NOT NULL,
		status varchar(32) NOT NULL,
		is_read tinyint(1) NOT NULL DEFAULT 0,
		trashed bigint(20) unsigned NOT NULL DEFAULT 0,
		email varchar(190) NOT NULL DEFAULT \'\',
		fields longtext NOT NULL,
		facts longtext NOT NULL,
		mail longtext NULL,
		words longtext NOT NULL,
		PRIMARY KEY  (id),
		KEY form_created (form_id,created),
		KEY created (created),
		KEY status (status),
		KEY unread (is_read,status),
		KEY email (email),
		KEY trashed (trashed)';

	public static function name(): string {
		global $wpdb;
		return "{$wpdb->prefix}pagewright_entries";
	}

	/** Returns whether the table exists, without a query. Updates a table of an earlier version first. */
	public static function exists(): bool {
		$version = (int) get_option( self::VERSION_OPTION );
		if ( 0 < $version && self::VERSION > $version ) {
			self::create();
		}
		return 0 < $version;
	}

	/** Returns whether the table exists or existed, in any version. */
	public static function was_made(): bool {
		return false !== get_option( self::VERSION_OPTION );
	}

	/** Creates the table, or updates one of an older version. Parallel requests may do the same without an error. */
	public static function create(): void {
		global $wpdb;
		// A site without settings counts as new until it has a table.
		if ( ! self::was_made() ) {
			Settings::create();
		}
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$is_silent = $wpdb->suppress_errors();
		dbDelta( 'CREATE TABLE ' . self::name() . " (\n" . self::COLUMNS . "\n) {$wpdb->get_charset_collate()};" );
		$wpdb->suppress_errors( $is_silent );
		update_option( self::VERSION_OPTION, self::VERSION, true );
	}

	public static function drop(): void {
		global $wpdb;
		$wpdb->query( 'DROP TABLE IF EXISTS ' . self::name() ); // phpcs:ignore WordPress.DB -- our own table.
		delete_option( self::VERSION_OPTION );
	}
}
