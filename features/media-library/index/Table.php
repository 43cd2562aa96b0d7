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
 * copied from other tables and can be rebuilt at any time. Columns that WordPress has too have its names. A second
 * table contains the tokens of the words.
 */
final class Table {
	/** Option with the version of the tables and whether tokens may be used; missing without a table. */
	public const OPTION = 'pagewright_media_index';

	private const VERSION = 4;

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

	private const TOKEN_COLUMNS = 'token varbinary(60) NOT NULL,
		block bigint(20) unsigned NOT NULL,
		bits bigint(20) unsigned NOT NULL,
		PRIMARY KEY  (token,block),
		KEY block (block)';

	public static function name(): string {
		global $wpdb;
		return "{$wpdb->prefix}pagewright_media_index";
	}

	/** Returns the name of the table of tokens, which SQLite has not. */
	public static function tokens(): string {
		global $wpdb;
		return "{$wpdb->prefix}pagewright_media_tokens";
	}

	/** Returns whether a table of this version exists, without a query. It may have been deleted by other code. */
	public static function exists(): bool {
		return self::VERSION === ( self::state()['version'] ?? 0 );
	}

	/** Returns whether searches may use tokens, without a query. */
	public static function has_tokens(): bool {
		return true === ( self::state()['tokens'] ?? false );
	}

	/** Stores whether searches may use tokens. */
	public static function set_tokens( bool $are_usable ): void {
		if ( self::exists() && self::has_tokens() !== $are_usable ) {
			update_option( self::OPTION, array( 'tokens' => $are_usable ) + self::state(), true );
		}
	}

	/** Returns whether the site uses SQLite, which counts no bits: there, LIKE alone searches. */
	public static function is_sqlite(): bool {
		return is_a( $GLOBALS['wpdb'], 'WP_SQLite_DB' );
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
		self::create_tokens();
		$wpdb->suppress_errors( $is_silent );
		// Without the right to create tables, WordPress's own query answers.
		if ( -1 !== Index::count() ) {
			update_option( self::OPTION, array( 'version' => self::VERSION, 'tokens' => false ), true );
		}
	}

	public static function drop(): void {
		global $wpdb;
		foreach ( array( self::name(), self::tokens() ) as $table ) {
			$wpdb->query( "DROP TABLE IF EXISTS $table" ); // phpcs:ignore WordPress.DB -- our own tables.
		}
		delete_option( self::OPTION );
	}

	/** Creates the table of tokens if it is missing. */
	public static function create_tokens(): void {
		global $wpdb;
		if ( ! self::is_sqlite() ) {
			require_once ABSPATH . 'wp-admin/includes/upgrade.php';
			$is_silent = $wpdb->suppress_errors();
			$columns   = "(\n" . self::TOKEN_COLUMNS . "\n)";
			dbDelta( 'CREATE TABLE ' . self::tokens() . " $columns {$wpdb->get_charset_collate()};" );
			$wpdb->suppress_errors( $is_silent );
		}
	}

	/** @return array<mixed> Stored state; empty without a table. */
	private static function state(): array {
		$state = isset( wp_load_alloptions()[ self::OPTION ] ) ? get_option( self::OPTION ) : array();
		return is_array( $state ) ? $state : array();
	}
}
