<?php
/**
 * PHP code of views-killed.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\ViewsKilled;

function pid() {
	global $wpdb;
	if ( $wpdb instanceof \WP_SQLite_DB ) { // phpcs:ignore Generic -- the SQLite plugin has it.
		return 0;
	}
	$row = $wpdb->get_row( "SHOW VARIABLES LIKE 'pid_file'" );
	return (int) file_get_contents( $row->Value );
}

function sums() {
	global $wpdb;
	return array_map(
		static fn ( $table ) => $wpdb->get_var( "SELECT SUM(views) FROM {$wpdb->prefix}pagewright_views_$table" ),
		array( 'hours', 'days', 'totals' )
	);
}
