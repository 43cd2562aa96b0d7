<?php
/**
 * Fingerprints of a site's data, for tests that compare it before and after requests. Included by the code of a test;
 * returns name => fingerprint.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

return ( static function (): array {
	global $wpdb;
	$state = array();
	foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
		$state[ "table $table" ] = md5( (string) wp_json_encode( $wpdb->get_results( "DESCRIBE `$table`" ) ) ); // phpcs:ignore WordPress.DB -- names of tables from the database.
		if ( $wpdb->options !== $table ) {
			$state[ "rows $table" ] = md5( (string) wp_json_encode( $wpdb->get_results( "SELECT * FROM `$table`" ) ) ); // phpcs:ignore WordPress.DB -- the same.
		}
	}
	foreach ( $wpdb->get_results( "SELECT option_name, option_value, autoload FROM $wpdb->options" ) as $option ) { // phpcs:ignore WordPress.DB -- without the cache.
		$state[ "option $option->option_name" ] = md5( $option->option_value . $option->autoload );
	}
	$files = new RecursiveIteratorIterator(
		new RecursiveDirectoryIterator( WP_CONTENT_DIR, FilesystemIterator::SKIP_DOTS )
	);
	foreach ( $files as $path => $file ) {
		if ( 1 !== preg_match( '~/(database|plugins|themes|cache)/|/debug\.log$~', $path ) ) {
			$state[ 'file ' . substr( $path, strlen( WP_CONTENT_DIR ) ) ] = $file->getSize() . '-' . md5_file( $path );
		}
	}
	return $state;
} )();
