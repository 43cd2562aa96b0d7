<?php
/**
 * PHP code of guards.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\Support\Guards;

function make_user() {
	return wp_insert_user(
		array( 'user_login' => 'guarded', 'user_pass' => 'right', 'user_email' => 'guarded@example.org', 'role' => 'administrator' )
	);
}

function drop_users() {
	require_once ABSPATH . 'wp-admin/includes/user.php';
	foreach ( get_users( array( 'search' => 'guarded*' ) ) as $user ) {
		wp_delete_user( $user->ID );
	}
}
