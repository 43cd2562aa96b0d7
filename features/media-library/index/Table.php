<?php
/**
 * Creates the search table of the media library.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Index;

defined( 'ABSPATH' ) || exit;

/**
 * One row for each attachment: the columns that lists sort and filter by, and the words of a search. All of it is
 * copied from other tables and can be rebuilt at any time. Columns that WordPress has too have its names.
 */
final class Table {
	/** Option with the version of the table and whether it has a full-text index; missing without a table. */
	public const OPTION = 'pagewright_media_index';

	private const VERSION = 2;

	/** Longest stored title, slug and file name, in characters: the length of an index in utf8mb4. */
	public const KEY_LENGTH = 190;

	/** Indexes of the orders of lists. */
	public const ORDERS = 'by_date, by_modified, by_title, by_file, by_size, by_menu_order';

	private const COLUMNS = 'id bigint(20) unsigned NOT NULL,
		post_status varchar(20) NOT NULL,
		post_mime_type varchar(100) NOT NULL,
		post_author bigint(20) unsigned NOT NULL,
		post_parent bigint(20) unsigned NOT NULL,
		post_date datetime NOT NULL,
		post_modified datetime NOT NULL,
		title varchar(190) NOT NULL,
		name varchar(190) NOT NULL,
		file varchar(190) NOT NULL,
		size bigint(20) unsigned NOT NULL,
		menu_order int(11) NOT NULL,
		hash char(32) NOT NULL,
		words mediumtext NOT NULL,
		tokens mediumtext NOT NULL,
		PRIMARY KEY  (id),
		KEY by_date (post_date,id,post_status),
		KEY by_modified (post_modified,id,post_status),
		KEY by_title (title,id,post_status),
		KEY by_file (file,id),
		KEY by_size (size,id),
		KEY by_menu_order (menu_order,id),
		KEY post_parent (post_parent,post_date),
		KEY post_author (post_author,post_date),
		KEY post_mime_type (post_mime_type)';

	public static function name(): string {
		global $wpdb;
		return "{$wpdb->prefix}pagewright_media_index";
	}

	/** Returns whether a table of this version exists, without a query. It may have been deleted by other code. */
	public static function exists(): bool {
		return self::VERSION === ( self::state()['version'] ?? 0 );
	}

	/** Returns whether the table has a full-text index. Only MySQL and MariaDB have one. */
	public static function has_fulltext(): bool {
		return true === ( self::state()['fulltext'] ?? false );
	}

	/**
	 * Creates the table without rows, in place of one of another version. Parallel requests may do the same without an
	 * error.
	 */
	public static function create(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$is_silent = $wpdb->suppress_errors();
		if ( array() !== self::state() && ! self::exists() ) {
			// Rows that a parallel request already wrote are found missing, and written again.
			self::drop();
		}
		dbDelta( 'CREATE TABLE ' . self::name() . " (\n" . self::COLUMNS . "\n) {$wpdb->get_charset_collate()};" );
		$state = array(
			'version'  => self::VERSION,
			'fulltext' => self::add_fulltext(),
		);
		$wpdb->suppress_errors( $is_silent );
		// Without the right to create tables, WordPress's own query answers.
		if ( -1 !== Index::count() ) {
			update_option( self::OPTION, $state, true );
		}
	}

	public static function drop(): void {
		global $wpdb;
		$wpdb->query( 'DROP TABLE IF EXISTS ' . self::name() ); // phpcs:ignore WordPress.DB -- our own table.
		delete_option( self::OPTION );
	}

	/**
	 * Adds the full-text index. The SQLite integration of WordPress parses MySQL only, so its FTS5 tables cannot be
	 * created or queried.
	 */
	private static function add_fulltext(): bool {
		global $wpdb;
		if ( is_a( $wpdb, 'WP_SQLite_DB' ) ) {
			return false;
		}
		$wpdb->query( 'ALTER TABLE ' . self::name() . ' ADD FULLTEXT KEY tokens (tokens)' ); // phpcs:ignore WordPress.DB -- our own table.
		return null !== $wpdb->get_row( 'SHOW INDEX FROM ' . self::name() . " WHERE Key_name = 'tokens'" ); // phpcs:ignore WordPress.DB -- our own table.
	}

	/** @return array<mixed> Stored state; empty without a table. */
	private static function state(): array {
		$state = isset( wp_load_alloptions()[ self::OPTION ] ) ? get_option( self::OPTION ) : array();
		return is_array( $state ) ? $state : array();
	}
}
