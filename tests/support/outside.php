<?php
/**
 * PHP code of outside.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Support\Outside;

use Pagewright\Providers\Stock\Import;

function forget() {
	global $wpdb;
	$wpdb->query(
		"DELETE FROM $wpdb->options WHERE option_name LIKE '%transient%pagewright%' OR option_name = 'pagewright_places_next'"
	);
	wp_cache_flush();
}

function drop_outside() {
	wp_delete_file( WPMU_PLUGIN_DIR . '/test-outside.php' );
	$all      = array( 'post_type' => 'attachment', 'numberposts' => -1, 'fields' => 'ids' );
	$imported = get_posts( $all + array( 'meta_key' => Import::CREDIT_META ) );
	$uploaded = get_posts( $all + array( 'title' => 'contract-picture' ) );
	array_map( static fn ( $id ) => wp_delete_attachment( $id, true ), array( ...$imported, ...$uploaded ) );
}
