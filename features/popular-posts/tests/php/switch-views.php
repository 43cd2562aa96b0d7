<?php
/**
 * PHP code of switch-views.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\SwitchViews;

use Pagewright\Features\PopularPosts\Lists\ListCache;
use Pagewright\Features\PopularPosts\Views\Folding;
use Pagewright\Features\PopularPosts\Views\Import\Import;
use Pagewright\Features\PopularPosts\Views\Settings;
use Pagewright\Features\PopularPosts\Views\Stores;
use Pagewright\Features\PopularPosts\Views\Tables;

function shown( int $first ) {
	$lists = array();
	foreach ( array( 'all', 'last24hours', 'last7days' ) as $range ) {
		$html = do_shortcode( "[wpp range='$range' limit=5 stats_views=1 post_type='page']" );
		preg_match_all( '/One|Two|[\d.,K]+ views?/', wp_strip_all_tags( $html ), $found );
		$lists[ $range ] = implode( ' ', $found[0] );
		$lists["$range of one"] = do_shortcode( "[wpp_views_count post_id={$first} range='$range']" );
	}
	return $lists;
}

function use_old_plugin() {
	Tables::drop();
	delete_option( 'pagewright_views_old' );
	update_option(
		'active_plugins',
		array_unique( array( ...get_option( 'active_plugins' ), 'wordpress-popular-posts/wordpress-popular-posts.php' ) )
	);
}

function replace_old_plugin() {
	update_option( 'wpp_settings_config', array( 'tools' => array( 'log' => array( 'level' => 2 ) ) ) );
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	deactivate_plugins( 'wordpress-popular-posts/wordpress-popular-posts.php' );
}

function fold_views() {
	Stores::choose( Settings::load() )->flush();
	Folding::run();
	ListCache::clear();
}

function import_one_piece() {
	add_filter( 'pagewright/views/import-size', static fn () => 1 );
	return ( new \ReflectionMethod( Import::class, 'piece' ) )->invoke( null )->phase;
}

function activate_later() {
	delete_option( 'pagewright_views_old' );
	delete_option( 'pagewright_views' );
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	activate_plugin( 'pagewright/plugin.php' );
}

/** @return array{?bool, string} Whether counting is on, and which visitors count. */
function settings() {
	$settings = Settings::load();
	return array( $settings->enabled, $settings->count );
}
