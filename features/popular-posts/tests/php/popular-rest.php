<?php
/**
 * PHP code of popular-rest.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\PopularRest;

use Pagewright\Features\PopularPosts\Lists\ListOptions;
use Pagewright\Features\PopularPosts\Lists\PopularList;
use Pagewright\Features\PopularPosts\Views\Folding;
use Pagewright\Features\PopularPosts\Views\StateTable;
use Pagewright\Features\PopularPosts\Views\TableStore;
use Pagewright\Features\PopularPosts\Views\Tables;

function list_rows() {
	global $wpdb;
	return (int) $wpdb->get_var(
		"SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '\_transient\_pagewright\_list\_%' AND option_value LIKE '%s:5:\"until\"%'"
	);
}

function drop_lists() {
	global $wpdb;
	$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%\_pagewright\_list\_%'" );
	wp_cache_flush();
}

function drop_locks() {
	global $wpdb;
	$wpdb->query( 'DELETE FROM ' . Tables::name( 'state' ) . " WHERE name LIKE 'lock:list:%'" );
}

function install_slow_query( string $slow ) {
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	file_put_contents( WPMU_PLUGIN_DIR . '/slow.php', $slow );
}

function made() {
	$made = file_get_contents( WPMU_PLUGIN_DIR . '/made.txt' );
	unlink( WPMU_PLUGIN_DIR . '/made.txt' );
	unlink( WPMU_PLUGIN_DIR . '/slow.php' );
	return $made;
}

function ask_for_many_lists() {
	for ( $i = 0; $i < 300; $i++ ) {
		PopularList::html( ListOptions::from_client( array( 'offset' => $i ) ) );
	}
}

function writes() {
	$go = static function () {
		for ( $i = 0; $i < 300; $i++ ) {
			PopularList::html( ListOptions::from_client( array( 'offset' => $i ) ) );
		}
	};
	$go();
	$writes = 0;
	add_filter(
		'query',
		static function ( $sql ) use ( &$writes ) {
			$writes += preg_match( '/^\s*(INSERT|UPDATE|DELETE|REPLACE).*_pagewright_list_/i', $sql );
			return $sql;
		}
	);
	$go();
	return $writes;
}

function age() {
	global $wpdb;
	foreach ( $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '\_transient\_pagewright\_list\_%'" ) as $name ) {
		update_option( $name, array( 'until' => time() - 1 ) + get_option( $name ) );
	}
}

function add_views( int $post, int $views ) {
	( new TableStore() )->add( $post, $views );
	Folding::run();
}

function take_all_locks() {
	for ( $i = 0; $i < 256; $i++ ) {
		StateTable::lock( "list:$i", 60 )->acquire();
	}
}
