<?php
/**
 * PHP code of views-statistics.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\ViewsStatistics;

use Pagewright\Features\PopularPosts\Views\Clock;
use Pagewright\Features\PopularPosts\Views\Database;
use Pagewright\Features\PopularPosts\Views\Folding;
use Pagewright\Features\PopularPosts\Views\RangeSums;
use Pagewright\Features\PopularPosts\Views\Settings;
use Pagewright\Features\PopularPosts\Views\Statistics\Filter;
use Pagewright\Features\PopularPosts\Views\Statistics\Period;
use Pagewright\Features\PopularPosts\Views\Statistics\Screen;
use Pagewright\Features\PopularPosts\Views\TableStore;
use Pagewright\Features\PopularPosts\Views\Tables;

function at( string $code ) {
	update_option( 'timezone_string', 'Africa/Cairo' );
	$now = Clock::start_of( '2026-11-22 12:00:00' );
	Clock::stop_at( $now );
	$day = static fn ( $rows ) => Database::upsert(
		Tables::name( 'days' ),
		array( 'day', 'post_id', 'views' ),
		$rows,
		'views = views + VALUES(views)'
	);
	$hour = static fn ( $rows ) => Database::upsert(
		Tables::name( 'hours' ),
		array( 'hour', 'post_id', 'views', 'folded' ),
		array_map( static fn ( $row ) => array( Clock::start_of( $row[0] ), $row[1], $row[2], $row[2] ), $rows ),
		'views = views + VALUES(views), folded = folded + VALUES(folded)'
	);

	wp_set_current_user( get_user_by( 'login', 'admin' )->ID );
	$screen = static fn ( $range, $type = '', $search = '', $post = 0, $from = '', $to = '' ) => new Screen(
		Period::of( $range, $from, $to, $now ),
		new Filter( $type, $search, $post ),
		$now
	);
	return eval( $code );
}

function start_counting() {
	Tables::exist() || Tables::create();
	Tables::clear();
	Settings::of( array( 'enabled' => true ) )->save();
}

function remove_counts( int $one, int $two, int $hidden, $page ) {
	foreach ( array( $one, $two, $hidden, $page ) as $id ) {
		wp_delete_post( $id, true );
	}
	Tables::drop();
	delete_option( 'pagewright_views' );
	update_option( 'timezone_string', '' );
}

function points() {
	update_option( 'timezone_string', 'Europe/Berlin' );
	$now = Clock::start_of( '2026-10-25 12:00:00' );
	Clock::stop_at( $now );
	$period = Period::of( 'last7days', '', '', $now );
	$result = array( $period->pieces(), $period->before()->pieces() );
	return $result;
}

function count_private_post( int $hidden ) {
	update_option( 'timezone_string', '' );
	Database::upsert(
		Tables::name( 'days' ),
		array( 'day', 'post_id', 'views' ),
		array( array( Clock::day( time() ), $hidden, 7 ) ),
		'views = 7'
	);
	RangeSums::rebuild();
}

function count_now( int $one ) {
	update_option( 'timezone_string', '' );
	( new TableStore() )->add( $one, 3 );
	update_option( 'pagewright_views_folded', 0 );
}

function give_formula_as_title( int $one ) {
	update_option( 'timezone_string', '' );
	wp_update_post( array( 'ID' => $one, 'post_title' => '=HYPERLINK("http://x","y")' ) );
	Database::upsert(
		Tables::name( 'days' ),
		array( 'day', 'post_id', 'views' ),
		array( array( Clock::day( time() ), $one, 7 ) ),
		'views = 7'
	);
	Folding::add_totals( array( array( $one, 7, time(), time() ) ) );
}

function cells() {
	return array_map(
		array( 'Pagewright\\Output\\Csv', 'cell' ),
		array( 'plain', '+1', " \t=1", '-x', '@x', 'a,b', 'say "hi"', "two\nlines", '＝1+1', 12, -5, null )
	);
}
