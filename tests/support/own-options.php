<?php
/**
 * PHP code of own-options.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Support\OwnOptions;

/** Returns the names of all options. */
function names() {
	global $wpdb;
	return $wpdb->get_col( "SELECT option_name FROM $wpdb->options" );
}

/** Deletes options. */
function remove( array $names ) {
	array_map( 'delete_option', $names );
}
