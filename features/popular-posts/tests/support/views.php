<?php
/**
 * PHP code of views.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\Support\Views;

use Pagewright\Features\PopularPosts\Views\Clock;
use Pagewright\Features\PopularPosts\Views\Counts;
use Pagewright\Features\PopularPosts\Views\Folding;
use Pagewright\Features\PopularPosts\Views\Range;
use Pagewright\Features\PopularPosts\Views\Settings;
use Pagewright\Features\PopularPosts\Views\Stores;
use Pagewright\Features\PopularPosts\Views\TableStore;
use Pagewright\Features\PopularPosts\Views\Tables;

function stop_counting() {
	Tables::clear();
	foreach ( array( 'pagewright_views', 'pagewright_views_folded', 'pagewright_views_site' ) as $option ) {
		delete_option( $option );
	}
}

function at( string $moment, string $code ) {
	foreach ( array( 'Clock', 'Counts', 'Folding', 'Range', 'RedisStore', 'Settings', 'RangeSums', 'StateTable', 'Stores', 'Tables', 'TableStore' ) as $class ) {
		class_alias( "Pagewright\\Features\\PopularPosts\\Views\\$class", $class );
	}
	Clock::stop_at( ( new \DateTimeImmutable( $moment, wp_timezone() ) )->getTimestamp() );
	$store = new TableStore();
	return eval( $code );
}

function rows( string $table, string $order ) {
	global $wpdb;
	return $wpdb->get_results( 'SELECT * FROM ' . Tables::name( $table ) . ' ORDER BY ' . $order, ARRAY_N );
}

function counted( int $id ) {
	Stores::choose( Settings::load() )->flush();
	Folding::run();
	return Counts::of( $id, Range::everything() );
}
