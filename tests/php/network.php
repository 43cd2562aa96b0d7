<?php
/**
 * PHP code of network.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Network;

use Pagewright\Switching\Hooks;
use Pagewright\Switching\Plugins;
use Pagewright\Switching\Steps;

function make_users( array $roles ) {
	foreach ( $roles as $role ) {
		$id = wp_insert_user(
			array( 'user_login' => "test-$role", 'user_pass' => 'secret', 'user_email' => "$role@example.org", 'role' => $role )
		);
	}
}

function make_form() {
	wp_set_current_user( 1 );
	$request = new \WP_REST_Request( 'POST', '/contact-form-7/v1/contact-forms' );
	$request->set_body_params( array( 'title' => 'Form', 'context' => 'save' ) );
	update_option( 'test_permissions_object', (int) rest_do_request( $request )->get_data()['id'] );
}

function make_third_site() {
	return wpmu_create_blog(
		wp_parse_url( home_url(), PHP_URL_HOST ) . ':' . wp_parse_url( home_url(), PHP_URL_PORT ),
		'/third/',
		'Third',
		1
	);
}

function delete_old_views( int $third ) {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	global $wpdb;
	$plugin = 'wordpress-popular-posts/wordpress-popular-posts.php';
	wp_mkdir_p( WP_PLUGIN_DIR . '/wordpress-popular-posts' );
	file_put_contents(
		WP_PLUGIN_DIR . '/wordpress-popular-posts/uninstall.php',
		'<?php global $wpdb; foreach ( get_sites( array( "fields" => "ids" ) ) as $site ) { switch_to_blog( $site ); delete_option( "wpp_settings_config" ); $wpdb->query( "DROP TABLE IF EXISTS `{$wpdb->prefix}popularpostssummary`;" ); restore_current_blog(); }'
	);
	foreach ( array( 1, $third ) as $site ) {
		switch_to_blog( $site );
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}popularpostssummary ( postid int, pageviews int )" );
		$wpdb->insert( "{$wpdb->prefix}popularpostssummary", array( 'postid' => 1, 'pageviews' => $site ) );
		update_option( 'wpp_settings_config', "of $site" );
		restore_current_blog();
	}
	uninstall_plugin( $plugin );
	do_action( 'delete_plugin', $plugin );
	$left = array();
	foreach ( array( 1, $third ) as $site ) {
		switch_to_blog( $site );
		$left[] = array(
			(int) $wpdb->get_var( "SELECT pageviews FROM {$wpdb->prefix}popularpostssummary" ) === (int) $site,
			get_option( 'wpp_settings_config' ) === "of $site",
		);
		restore_current_blog();
	}
	wp_delete_file( WP_PLUGIN_DIR . '/wordpress-popular-posts/uninstall.php' );
	rmdir( WP_PLUGIN_DIR . '/wordpress-popular-posts' );
	return $left;
}

function deactivate_on_network() {
	global $wpdb;
	$sites = get_sites( array( 'fields' => 'ids' ) );
	foreach ( $sites as $site ) {
		switch_to_blog( $site );
		$wpdb->query(
			"CREATE TABLE IF NOT EXISTS {$wpdb->prefix}popularpostssummary ( ID bigint, postid bigint, pageviews bigint, view_date date, view_datetime datetime )"
		);
		$wpdb->query(
			"CREATE TABLE IF NOT EXISTS {$wpdb->prefix}popularpostsdata ( postid bigint, day datetime, last_viewed datetime, pageviews bigint )"
		);
		update_option( 'wpcf7', array( 'turnstile' => array( "key of $site" => 'secret' ) ) );
		restore_current_blog();
	}
	$active = get_site_option( 'active_sitewide_plugins' );
	update_site_option(
		'active_sitewide_plugins',
		$active + array( 'wordpress-popular-posts/wordpress-popular-posts.php' => 1, 'contact-form-7/wp-contact-form-7.php' => 1 )
	);
	update_site_option( 'active_sitewide_plugins', $active );
	$taken = array();
	foreach ( $sites as $site ) {
		switch_to_blog( $site );
		$taken[] = array( "key of $site" === ( get_option( 'pagewright_forms' )['captcha_key'] ?? '' ), get_option( 'pagewright_views_old' ) );
		$wpdb->query( "DROP TABLE {$wpdb->prefix}popularpostssummary" );
		$wpdb->query( "DROP TABLE {$wpdb->prefix}popularpostsdata" );
		array_map( 'delete_option', array( 'wpcf7', 'pagewright_forms', 'pagewright_forms_since', 'pagewright_views_old' ) );
		restore_current_blog();
	}
	return array( count( $sites ) > 1, array_unique( $taken, SORT_REGULAR ) );
}

function sites_to_switch() {
	$found = array();
	$before = get_current_blog_id();
	wp_set_current_user( 1 );
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	switch_to_blog( 1 );
	update_option( 'wpcf7', array( 'version' => '6.1.6', 'turnstile' => array( 'key' => 'secret' ) ) );
	restore_current_blog();
	( new Hooks() )->hooks();
	$columns = apply_filters( 'wpmu_blogs_columns', array( 'blogname' => 'URL' ) );
	foreach ( get_sites( array( 'fields' => 'ids' ) ) as $site ) {
		ob_start();
		do_action( 'manage_sites_custom_column', 'pagewright_switching', $site );
		$found[ $site ] = wp_strip_all_tags( ob_get_clean() );
	}
	delete_option( 'wpcf7' );
	wp_set_current_user( get_user_by( 'login', 'test-administrator' )->ID );
	return array(
		array_keys( $columns ),
		$found[1],
		count( array_unique( $found ) ),
		$before === get_current_blog_id(),
		array_keys( apply_filters( 'wpmu_blogs_columns', array() ) ),
	);
}

function steps_by_role() {
	$plugin = 'contact-form-7/wp-contact-form-7.php';
	wp_mkdir_p( WP_PLUGIN_DIR . '/contact-form-7' );
	file_put_contents( WP_PLUGIN_DIR . "/$plugin", '<?php /* Plugin Name: Contact Form 7 */' );
	$active = get_site_option( 'active_sitewide_plugins' );
	$found = Plugins::find( 'contact-form-7' );
	$as = static function ( string $login ) use ( $found ) {
		wp_set_current_user( get_user_by( 'login', $login )->ID );
		$next = $found->next();
		return array( $next?->name, $next?->is_allowed, str_contains( (string) $next?->url, '/network/' ) );
	};
	update_site_option( 'active_sitewide_plugins', $active + array( $plugin => 1 ) );
	$answers = array( $as( 'test-administrator' ), $as( 'admin' ) );
	wp_set_current_user( get_user_by( 'login', 'test-administrator' )->ID );
	try {
		Steps::run( $found, 'deactivate' );
		$answers[] = 'done';
	} catch ( \RuntimeException ) {
		$answers[] = 'refused';
	}
	update_site_option( 'active_sitewide_plugins', $active );
	$answers[] = $as( 'admin' );
	try {
		Steps::run( $found, 'delete' );
		$answers[] = 'done';
	} catch ( \RuntimeException ) {
		$answers[] = 'refused';
	}
	wp_delete_file( WP_PLUGIN_DIR . "/$plugin" );
	rmdir( WP_PLUGIN_DIR . '/contact-form-7' );
	delete_option( 'pagewright_switching' );
	delete_option( 'pagewright_forms_since' );
	return $answers;
}

function make_second_site() {
	$id = wpmu_create_blog(
		wp_parse_url( home_url(), PHP_URL_HOST ) . ':' . wp_parse_url( home_url(), PHP_URL_PORT ),
		'/second/',
		'Second',
		1
	);
	switch_to_blog( $id );
	wp_insert_post(
		array(
			'post_type' => 'page',
			'post_status' => 'publish',
			'post_title' => 'Widgets',
			'post_name' => 'widgets',
			'post_content' => '<!-- wp:sowb/siteorigin-widget-button-widget {"widgetClass":"SiteOrigin_Widget_Button_Widget","widgetData":{"text":"Press","url":"https://example.org/"}} /-->[wpp]',
		)
	);
	return get_permalink( get_page_by_path( 'widgets' ) );
}
