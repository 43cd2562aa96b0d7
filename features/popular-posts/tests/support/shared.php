<?php
/**
 * PHP code of shared.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\Support\Shared;

use Pagewright\Features\PopularPosts\Lists\ListCache;
use Pagewright\Features\PopularPosts\Views\Counting;
use Pagewright\Features\PopularPosts\Views\Tables;

function turn_on() {
	Counting::start();
	ListCache::prepare();
}

/** Brings back the state before anyone decided about counting: no option, no table, no event. */
function turn_off() {
	Tables::drop();
	ListCache::clear();
	array_map( 'delete_option', array( 'pagewright_views', 'pagewright_views_site', 'pagewright_popular_lists' ) );
	array_map( 'wp_clear_scheduled_hook', array( 'pagewright_views_tidy', 'pagewright_views_retention' ) );
}

/** @param list<int> $posts IDs. */
function add_totals( array $posts ) {
	global $wpdb;
	foreach ( $posts as $post ) {
		$wpdb->replace( Tables::name( 'totals' ), array( 'post_id' => $post, 'views' => 5000, 'first_hour' => 1 ) );
	}
}
