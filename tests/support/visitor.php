<?php
/**
 * PHP code of visitor.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Support\Visitor;

function sign_in( string $role ) {
	if ( ! username_exists( 'test-' . $role ) ) {
		wp_insert_user(
			array( 'user_login' => 'test-' . $role, 'user_pass' => 'secret', 'user_email' => $role . '@example.org', 'role' => $role )
		);
	}
	$id = get_user_by( 'login', 'test-' . $role )->ID;
	$until = time() + DAY_IN_SECONDS;
	$session = \WP_Session_Tokens::get_instance( $id )->create( $until );
	$cookies = array();
	foreach ( array( AUTH_COOKIE => 'auth', LOGGED_IN_COOKIE => 'logged_in' ) as $name => $scheme ) {
		$cookies[ $name ] = wp_generate_auth_cookie( $id, $until, $scheme, $session );
	}
	$_COOKIE = $cookies;
	wp_set_current_user( $id );
	return array( 'cookies' => $cookies, 'nonce' => wp_create_nonce( 'wp_rest' ) );
}

function make_nonce( array $cookies, string $action, string $role ) {
	$_COOKIE = $cookies;
	$user = get_user_by( 'login', 'test-' . $role );
	wp_set_current_user( $user ? $user->ID : 0 );
	return wp_create_nonce( $action );
}
