<?php
/**
 * PHP code of views-lifecycle.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\ViewsLifecycle;

use Pagewright\Features\PopularPosts\Hooks;
use Pagewright\Features\PopularPosts\Lifecycle;
use Pagewright\Features\PopularPosts\Views\Clock;
use Pagewright\Features\PopularPosts\Views\Counts;
use Pagewright\Features\PopularPosts\Views\Database;
use Pagewright\Features\PopularPosts\Views\Folding;
use Pagewright\Features\PopularPosts\Views\Loader\Installer;
use Pagewright\Features\PopularPosts\Views\Range;
use Pagewright\Features\PopularPosts\Views\Retention;
use Pagewright\Features\PopularPosts\Views\Settings;
use Pagewright\Features\PopularPosts\Views\TableStore;
use Pagewright\Features\PopularPosts\Views\Tables;

function start_counting() {
	Tables::exist() || Tables::create();
	Tables::clear();
	Settings::of( array( 'enabled' => true ) )->save();
}

function remove_counts() {
	Tables::drop();
	delete_option( 'pagewright_views' );
	Installer::remove();
	array_map( 'wp_clear_scheduled_hook', array( Hooks::RETENTION, Hooks::TIDY ) );
}

function trash_and_delete( int $id ) {
	Counts::source( Range::of( 'last7days' ) );
	( new TableStore() )->add( $id, 3 );
	( new TableStore() )->add( 1, 3 );
	Folding::run();
	wp_trash_post( $id );
}

function left() {
	global $wpdb;
	return array_merge(
		$wpdb->get_col( "SHOW TABLES LIKE '%pagewright_views%'" ),
		$wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'pagewright_views%'" )
	);
}

function deactivate() {
	( new TableStore() )->add( 1, 3 );
	Retention::schedule();
	Lifecycle::deactivate( false );
}

function state() {
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	file_put_contents( WPMU_PLUGIN_DIR . '/pagewright-views.php', '<?php // old' );
	$state = Installer::state();
	Installer::remove();
	return $state;
}

function fill( $settings ) {
	Settings::of( array( 'enabled' => true ) + $settings )->save();
	$now = time();
	foreach ( array( 0, 31, 40, 63, 400 ) as $ago ) {
		$moment = Clock::midnight( $now, -$ago );
		Database::upsert(
			Tables::name( 'hours' ),
			array( 'hour', 'post_id', 'views', 'folded' ),
			array( array( $moment, 1, 2, 2 ), array( $moment, 2, 2, 2 ) ),
			'views = 1'
		);
		Database::upsert(
			Tables::name( 'days' ),
			array( 'day', 'post_id', 'views' ),
			array( array( Clock::day( $moment ), 1, 2 ) ),
			'views = 1'
		);
	}
	Retention::run();
}

function keep_sums( int $days ) {
	Counts::source( Range::of( 'custom', 'day', $days ) );
}

/** Installs the loader of a version in which the file that it includes was in another folder. */
function install_older_loader() {
	start_counting();
	Installer::install();
	$content = file_get_contents( Installer::path() );
	file_put_contents( Installer::path(), str_replace( '/features/popular-posts/views/early.php', '/views/early.php', $content ) );
	return Installer::state();
}

/** Puts a file of another plugin in the place of the loader. */
function put_foreign_file() {
	file_put_contents( Installer::path(), '<?php // Theirs.' );
}

function loader() {
	return array( Installer::state()['isCurrent'], file_get_contents( Installer::path() ) );
}

function remove_loader() {
	Installer::remove();
}
