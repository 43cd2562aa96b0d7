<?php
/**
 * PHP code of statistics.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\E2e\Statistics;

use Pagewright\Features\PopularPosts\Views\Clock;
use Pagewright\Features\PopularPosts\Views\Counting;
use Pagewright\Features\PopularPosts\Views\Counts;
use Pagewright\Features\PopularPosts\Views\Database;
use Pagewright\Features\PopularPosts\Views\Folding;
use Pagewright\Features\PopularPosts\Views\Loader\Installer;
use Pagewright\Features\PopularPosts\Views\Range;
use Pagewright\Features\PopularPosts\Views\RangeSums;
use Pagewright\Features\PopularPosts\Views\Tables;

function forget() {
	Tables::drop();
	delete_option( 'pagewright_views' );
	Installer::remove();
}

function fill( int $walk, int $bread ) {
	Counting::start();
	$days = array();
	$sum = array( $walk => 0, $bread => 0 );
	for ( $ago = 0; $ago < 14; $ago++ ) {
		$day = Clock::day( Clock::midnight( time(), -$ago ) );
		$days[] = array( $day, $walk, 10 );
		$sum[ $walk ] += 10;
		if ( $ago < 7 ) {
			$days[] = array( $day, $bread, 3 );
			$sum[ $bread ] += 3;
		}
	}
	Database::upsert( Tables::name( 'days' ), array( 'day', 'post_id', 'views' ), $days, 'views = VALUES(views)' );
	Folding::add_totals( array_map( static fn ( $id, $views ) => array( $id, $views, time(), time() ), array_keys( $sum ), $sum ) );
	RangeSums::rebuild();
}

function views( int $post ) {
	return Counts::of( $post, Range::everything() );
}
