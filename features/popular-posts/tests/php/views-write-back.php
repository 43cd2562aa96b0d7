<?php
/**
 * PHP code of views-write-back.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\ViewsWriteBack;

use Pagewright\Features\PopularPosts\Views\Clock;
use Pagewright\Features\PopularPosts\Views\Counts;
use Pagewright\Features\PopularPosts\Views\Database;
use Pagewright\Features\PopularPosts\Views\Folding;
use Pagewright\Features\PopularPosts\Views\Import\Import;
use Pagewright\Features\PopularPosts\Views\Range;
use Pagewright\Features\PopularPosts\Views\TableStore;
use Pagewright\Features\PopularPosts\Views\Tables;
use Pagewright\Features\PopularPosts\Views\WriteBack\WriteBack;

function count_views( $hours, int $post, int $views ) {
	$now = time();
	Clock::stop_at( $now - $hours * HOUR_IN_SECONDS );
	( new TableStore() )->add( $post, $views );
	Clock::stop_at( $now );
	Folding::look_back( Clock::hour( $now - $hours * HOUR_IN_SECONDS ) );
	Folding::run();
}

function import_all() {
	Import::start( false );
	do {
		$progress = Import::step();
	} while ( 'done' !== $progress->phase );
}

function finish( $size ) {
	add_filter( 'pagewright/views/write-back-size', static fn () => $size );
	for ( $i = 0; $i < 1000; $i++ ) {
		$progress = WriteBack::step();
		if ( 'done' === $progress->phase ) {
			return $progress;
		}
	}
}

function theirs( int $post ) {
	global $wpdb;
	$now = current_datetime();
	$sum = static fn ( $where ) => (int) $wpdb->get_var(
		"SELECT SUM(pageviews) AS pageviews FROM {$wpdb->prefix}popularpostssummary WHERE $where AND postid = {$post};"
	);
	return array(
		(int) $wpdb->get_var( "SELECT pageviews FROM {$wpdb->prefix}popularpostsdata WHERE postid = {$post};" ),
		$sum( "view_datetime >= '{$now->sub( new \DateInterval( 'P1D' ) )->format( 'Y-m-d H:i:s' )}'" ),
		$sum( "view_date >= '{$now->sub( new \DateInterval( 'P6D' ) )->format( 'Y-m-d' )}'" ),
		$sum( "view_date >= '{$now->sub( new \DateInterval( 'P29D' ) )->format( 'Y-m-d' )}'" ),
	);
}

function ours( int $post ) {
	return array_map(
		static fn ( $name ) => Counts::of( $post, Range::of( $name ) ),
		array( 'all', 'last24hours', 'last7days', 'last30days' )
	);
}

function written() {
	global $wpdb;
	return array(
		'data' => $wpdb->get_results(
			"SELECT postid, pageviews, day, last_viewed FROM {$wpdb->prefix}popularpostsdata ORDER BY postid",
			ARRAY_N
		),
		'summary' => $wpdb->get_results(
			"SELECT postid, pageviews, view_date, view_datetime FROM {$wpdb->prefix}popularpostssummary ORDER BY ID",
			ARRAY_N
		),
	);
}

function lose_hours() {
	global $wpdb;
	$wpdb->query( 'DELETE FROM ' . Tables::name( 'hours' ) );
	$wpdb->query( 'UPDATE ' . Tables::name( 'totals' ) . ' SET views = views + 100' );
}

function die_at_query( int $query ) {
	add_filter( 'pagewright/views/import-size', static fn () => 3 );
	add_filter( 'pagewright/views/write-back-size', static fn () => 1 );
	$seen = 0;
	add_filter(
		'query',
		static function ( $sql ) use ( $query, &$seen ) {
			++$seen === $query && die( 'killed' );
			return $sql;
		}
	);
	WriteBack::step();
}

function make_many_views() {
	global $wpdb;
	$old = "{$wpdb->prefix}popularpostssummary";
	for ( $rows = 1; $rows < 200000; $rows *= 2 ) {
		$wpdb->query(
			"INSERT INTO $old (postid, pageviews, view_date, view_datetime) SELECT postid, 1, view_date, view_datetime FROM $old LIMIT " . ( 200000 - $rows )
		);
	}
	$wpdb->query( "UPDATE {$wpdb->prefix}popularpostsdata SET pageviews = 200000" );
	$days = $totals = array();
	for ( $post = 1; $post <= 2000; $post++ ) {
		$totals[] = array( 100000 + $post, 30, time() - 30 * DAY_IN_SECONDS, time() );
	}
	Database::insert( Tables::name( 'totals' ), array( 'post_id', 'views', 'first_hour', 'last_hour' ), $totals );
	for ( $day = 0; $day < 30; $day++ ) {
		Database::insert(
			Tables::name( 'days' ),
			array( 'day', 'post_id', 'views' ),
			array_map( static fn ( $row ) => array( Clock::day( time() - $day * DAY_IN_SECONDS ), $row[0], 1 ), $totals )
		);
	}
}

function write_back_and_measure() {
	memory_reset_peak_usage(); // phpcs:ignore PHPCompatibility -- tests run on PHP 8.2 or later.
	$before = memory_get_usage();
	$longest = 0;
	do {
		$step = microtime( true );
		$progress = WriteBack::step();
		$longest = max( $longest, microtime( true ) - $step );
	} while ( 'done' !== $progress->phase );
	return array( memory_get_peak_usage() - $before, $longest, $progress->views );
}

function is_possible_beside_old_plugin() {
	add_filter(
		'option_active_plugins',
		static fn ( $all ) => array( ...$all, 'wordpress-popular-posts/wordpress-popular-posts.php' )
	);
	return WriteBack::is_possible();
}
