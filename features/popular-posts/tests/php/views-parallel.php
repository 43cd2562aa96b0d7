<?php
/**
 * PHP code of views-parallel.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\ViewsParallel;

use Pagewright\Features\PopularPosts\Views\Counts;
use Pagewright\Features\PopularPosts\Views\Folding;
use Pagewright\Features\PopularPosts\Views\Range;
use Pagewright\Features\PopularPosts\Views\Settings;
use Pagewright\Features\PopularPosts\Views\Stores;
use Pagewright\Features\PopularPosts\Views\Tables;

function sums() {
	global $wpdb;
	return array_map(
		static fn ( $table ) => (int) $wpdb->get_var( 'SELECT SUM(views) FROM ' . Tables::name( $table ) ),
		array( 'hours', 'days', 'totals', 'spans' )
	);
}

function seen( $port, string $host, int $post ) {
	if ( ! extension_loaded( 'redis' ) ) {
		return array( 'no extension' );
	}
	Settings::of( array( 'enabled' => true ) )->save();
	global $wp_object_cache;
	$wp_object_cache = new class() extends \WP_Object_Cache { public $redis;
	};
	$wp_object_cache->redis = new \Redis();
	$wp_object_cache->redis->connect( $host, $port );
	wp_using_ext_object_cache( true );
	$store = Stores::choose( Settings::load() );
	$store->add( $post, 2 );
	$known = array( $store->add_known( $post, 3 ), $store->add_known( 999999999, 1 ) );
	$state = $store->state();
	$store->flush();
	Folding::run();
	return array( get_class( $store ), $known, $state['waiting'], Counts::of( $post, Range::everything() ) );
}
