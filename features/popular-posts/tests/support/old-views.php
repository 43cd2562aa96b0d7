<?php
/**
 * PHP code of old-views.ts here, and of tests/support/old-views.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\Support\OldViews;

use Pagewright\Features\PopularPosts\Lists\ListCache;
use Pagewright\Features\PopularPosts\Views\Folding;
use Pagewright\Features\PopularPosts\Views\Import\Import;
use Pagewright\Features\PopularPosts\Views\Settings;
use Pagewright\Features\PopularPosts\Views\Stores;
use Pagewright\Features\PopularPosts\Views\Tables;

function make_old_tables() {
	global $wpdb;
	$wpdb->query(
		"CREATE TABLE IF NOT EXISTS {$wpdb->prefix}popularpostsdata ( postid bigint(20) NOT NULL, day datetime NOT NULL DEFAULT '0000-00-00 00:00:00', last_viewed datetime NOT NULL DEFAULT '0000-00-00 00:00:00', pageviews bigint(20) DEFAULT 1, PRIMARY KEY (postid) )"
	);
	$wpdb->query(
		"CREATE TABLE IF NOT EXISTS {$wpdb->prefix}popularpostssummary ( ID bigint(20) NOT NULL AUTO_INCREMENT, postid bigint(20) NOT NULL, pageviews bigint(20) NOT NULL DEFAULT 1, view_date date NOT NULL DEFAULT '0000-00-00', view_datetime datetime NOT NULL DEFAULT '0000-00-00 00:00:00', PRIMARY KEY (ID), KEY postid (postid), KEY view_date (view_date), KEY view_datetime (view_datetime) )"
	);
	$wpdb->query( "DELETE FROM {$wpdb->prefix}popularpostsdata" );
	$wpdb->query( "DELETE FROM {$wpdb->prefix}popularpostssummary" );
	if ( ! Tables::exist() ) {
		Tables::create();
	}
	Tables::clear();
	delete_option( 'pagewright_views' );
}

function drop_old_tables() {
	global $wpdb;
	$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}popularpostsdata" );
	$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}popularpostssummary" );
	Tables::drop();
	delete_option( 'pagewright_views' );
	delete_option( 'pagewright_views_old' );
	delete_option( 'wpp_settings_config' );
}

function add_old_views( array $before, string $stringify ) {
	global $wpdb;
	foreach ( json_decode( $stringify ) as $view ) {
		$number = $view->views ?? 1;
		$wpdb->insert(
			"{$wpdb->prefix}popularpostssummary",
			array(
				'postid' => $view->post,
				'pageviews' => $number,
				'view_date' => substr( $view->at, 0, 10 ),
				'view_datetime' => $view->at,
			)
		);
		$wpdb->query(
			$wpdb->prepare(
				"INSERT INTO {$wpdb->prefix}popularpostsdata ( postid, day, last_viewed, pageviews ) VALUES ( %d, %s, %s, %d ) ON DUPLICATE KEY UPDATE pageviews = pageviews + VALUES(pageviews), last_viewed = VALUES(last_viewed)",
				$view->post,
				$view->at,
				$view->at,
				$number
			)
		);
	}
	foreach ( $before as $post => $number ) {
		$wpdb->query(
			$wpdb->prepare(
				"INSERT INTO {$wpdb->prefix}popularpostsdata ( postid, day, last_viewed, pageviews ) VALUES ( %d, '2020-05-01 10:00:00', '2020-05-01 10:00:00', %d ) ON DUPLICATE KEY UPDATE pageviews = pageviews + VALUES(pageviews)",
				$post,
				$number
			)
		);
	}
}

function import_old_views() {
	Import::start( false );
	do {
		$progress = Import::step();
	} while ( 'done' !== $progress->phase );
}

function count_view( int $post ) {
	Stores::choose( Settings::load() )->add( $post, 1 );
	Folding::run();
	ListCache::clear();
}

function drop_tables() {
	Tables::drop();
}
