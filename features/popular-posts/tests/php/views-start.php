<?php
/**
 * PHP code of views-start.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\ViewsStart;

use Pagewright\Features\PopularPosts\Views\Settings;
use Pagewright\Features\PopularPosts\Views\Tables;

function undecided() {
	foreach ( get_posts( array( 'post_type' => array( 'page', 'wp_template_part' ), 'post_status' => 'any', 'meta_key' => 'views_start', 'posts_per_page' => -1, 'fields' => 'ids' ) ) as $id ) {
		wp_delete_post( $id, true );
	}
	Tables::drop();
	foreach ( array( 'pagewright_views', 'pagewright_views_site', 'pagewright_popular_lists' ) as $name ) {
		delete_option( $name );
	}
	wp_clear_scheduled_hook( 'pagewright_views_tidy' );
	wp_clear_scheduled_hook( 'pagewright_views_retention' );
}

function save( array $data, string $role ) {
	$user = '' === $role ? 0 : get_user_by( 'login', 'test-' . $role )->ID;
	wp_set_current_user( $user );
	$id = wp_insert_post( wp_slash( $data ) );
	update_post_meta( $id, 'views_start', 1 );
	return wp_make_link_relative( get_permalink( $id ) ) . "#$id";
}

function save_widget_option( string $option, array $value ) {
	update_option( 'test_before', get_option( $option ) );
	wp_set_current_user( get_user_by( 'login', 'admin' )->ID );
	update_option( $option, $value );
}

function restore_widget_option( string $option ) {
	$before = get_option( 'test_before' );
	false === $before ? delete_option( $option ) : update_option( $option, $before );
	delete_option( 'test_before' );
}

/** @return array{?bool, bool} Whether counting is on, and whether its tables exist. */
function state() {
	return array( Settings::load()->enabled, Tables::exist() );
}

function forget() {
	Tables::drop();
	delete_option( 'pagewright_views' );
	delete_option( 'pagewright_views_site' );
}
