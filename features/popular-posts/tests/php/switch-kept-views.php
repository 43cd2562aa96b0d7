<?php
/**
 * PHP code of switch-kept-views.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\SwitchKeptViews;

function store_view_settings() {
	update_option( 'wpp_settings_config', array( 'tools' => array( 'sampling' => true ) ) );
	update_option( 'wpp_ver', '7.3.8' );
}

function views_and_settings() {
	global $wpdb;
	return array(
		(int) $wpdb->get_var( "SELECT pageviews FROM {$wpdb->prefix}popularpostsdata" ),
		(int) $wpdb->get_var( "SELECT pageviews FROM {$wpdb->prefix}popularpostssummary" ),
		get_option( 'wpp_settings_config' ),
		get_option( 'wpp_ver' ),
	);
}

function make_caches() {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	global $wpdb;
	$wpdb->query( "CREATE TABLE {$wpdb->prefix}popularpoststransients ( tid int )" );
	update_option( 'wpp_settings_config', 'x' );
	uninstall_plugin( 'wordpress-popular-posts/wordpress-popular-posts.php' );
	do_action( 'delete_plugin', 'wordpress-popular-posts/wordpress-popular-posts.php' );
	$left = array(
		$wpdb->get_var( "SHOW TABLES LIKE '{$wpdb->prefix}popularpoststransients'" ),
		get_option( 'wpp_settings_config' ),
	);
	delete_option( 'wpp_settings_config' );
	return array( ...$left, get_option( 'wpp_settings_config' ) );
}
