<?php
/**
 * PHP code of forms-places.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsPlaces;

use Pagewright\Features\ContactForms\Settings;

function make_entry() {
	update_option( 'users_can_register', 1 );
	return wp_insert_post(
		array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Trapped', 'comment_status' => 'open' )
	);
}

function reset_settings() {
	Settings::of( array( 'least_seconds' => 0, 'places' => Settings::PLACES ) )->save();
	delete_option( 'pagewright_spam_counts' );
}

function remove_entry( int $entry ) {
	wp_delete_post( $entry, true );
	update_option( 'users_can_register', 0 );
	delete_option( 'pagewright_forms' );
	delete_option( 'pagewright_spam_counts' );
	$user = get_user_by( 'login', 'trapped' );
	require_once ABSPATH . 'wp-admin/includes/user.php';
	$user && wp_delete_user( $user->ID );
}

function delete_comments( int $entry ) {
	foreach ( get_comments( array( 'post_id' => $entry, 'status' => 'any' ) ) as $one ) {
		wp_delete_comment( $one, true );
	}
}

function text_of_spam( int $entry ) {
	return get_comments( array( 'post_id' => $entry, 'search' => 'by a program', 'status' => 'spam' ) )[0]->comment_content;
}

function delete_all_comments( int $entry ) {
	foreach ( get_comments( array( 'post_id' => $entry, 'status' => 'any' ) ) as $one ) {
		wp_delete_comment( $one, true );
	}
}

function can_sign_on() {
	$user = wp_signon( array( 'user_login' => 'admin', 'user_password' => 'admin' ), false );
	return $user instanceof \WP_User;
}
