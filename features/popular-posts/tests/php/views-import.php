<?php
/**
 * PHP code of views-import.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\ViewsImport;

use Pagewright\Features\PopularPosts\Views\Counts;
use Pagewright\Features\PopularPosts\Views\Folding;
use Pagewright\Features\PopularPosts\Views\Import\Import;
use Pagewright\Features\PopularPosts\Views\Range;
use Pagewright\Features\PopularPosts\Views\TableStore;
use Pagewright\Features\PopularPosts\Views\Tables;

function counts() {
	global $wpdb;
	$all = static fn ( $sql ) => (object) array_map( 'intval', array_column( $wpdb->get_results( $sql, ARRAY_A ), 'views', 'name' ) );
	$of = static fn ( $table ) => Tables::name( $table );
	return array(
		'totals' => $all( "SELECT post_id AS name, views FROM {$of( 'totals' )} ORDER BY post_id" ),
		'days' => $all( "SELECT CONCAT( day, ' ', post_id ) AS name, views FROM {$of( 'days' )} ORDER BY day, post_id" ),
		'hours' => $all( "SELECT CONCAT( hour, ' ', post_id ) AS name, views FROM {$of( 'hours' )} ORDER BY hour, post_id" ),
		'unfolded' => (int) $wpdb->get_var( "SELECT SUM( views - folded ) FROM {$of( 'hours' )}" ),
	);
}

function finish( $size ) {
	add_filter( 'pagewright/views/import-size', static fn () => $size );
	for ( $i = 0; $i < 1000; $i++ ) {
		$progress = Import::step();
		if ( 'done' === $progress->phase ) {
			return $progress;
		}
	}
}

function count_by_range( int $first ) {
	$range = static fn ( $name ) => Counts::of( $first, Range::of( $name ) );
	global $wpdb;
	$source = Counts::source( Range::of( 'last7days' ) );
	return array(
		$range( 'last24hours' ),
		$range( 'last7days' ),
		$range( 'all' ),
		(int) $wpdb->get_var( "SELECT SUM( v.views ) FROM {$source['table']} v WHERE {$source['where']}" ),
	);
}

function count_before_import( int $first ) {
	( new TableStore() )->add( $first, 3 );
	Folding::run();
	( new TableStore() )->add( $first, 2 );
}

function die_at_query( int $query ) {
	add_filter( 'pagewright/views/import-size', static fn () => 3 );
	$seen = 0;
	add_filter(
		'query',
		static function ( $sql ) use ( $query, &$seen ) {
			++$seen === $query && die( 'killed' );
			return $sql;
		}
	);
	Import::step();
}

function make_many_views( $second ) {
	global $wpdb;
	$table = "{$wpdb->prefix}popularpostssummary";
	for ( $rows = 1; $rows < 200000; $rows *= 2 ) {
		$wpdb->query(
			"INSERT INTO $table (postid, pageviews, view_date, view_datetime) SELECT CASE WHEN ID % 2 = 0 THEN {$second} ELSE postid END, 1, view_date, view_datetime FROM $table LIMIT " . ( 200000 - $rows )
		);
	}
	$wpdb->query( "UPDATE {$wpdb->prefix}popularpostsdata SET pageviews = 200000" );
}

function import_and_measure() {
	memory_reset_peak_usage(); // phpcs:ignore PHPCompatibility -- tests run on PHP 8.2 or later.
	$before = memory_get_usage();
	$start = microtime( true );
	$longest = 0;
	do {
		$step = microtime( true );
		$progress = Import::step();
		$longest = max( $longest, microtime( true ) - $step );
	} while ( 'done' !== $progress->phase );
	return array( memory_get_peak_usage() - $before, $longest, $progress->phase );
}

function keep_sums_of_seven_days() {
	Counts::source( Range::of( 'last7days' ) );
}
