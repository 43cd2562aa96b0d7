<?php
/**
 * PHP code of contributor-page.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Support\ContributorPage;

function id( string $theirs, string $real, string $role ) {
	$login = 'hostile-' . $role;
	$user = username_exists( $login ) ?: wp_insert_user(
		array( 'user_login' => $login, 'user_pass' => wp_generate_password(), 'user_email' => "$login@example.org", 'role' => $role )
	);
	wp_set_current_user( $user );
	kses_init();
	$id = wp_insert_post(
		wp_slash( array( 'post_title' => 'Hostile', 'post_status' => 'pending', 'post_content' => $theirs ) ),
		true
	);
	global $wpdb;
	$wpdb->update(
		$wpdb->posts,
		array( 'post_status' => 'publish', 'post_name' => "hostile-$id", 'post_content' => get_post( $id )->post_content . $real ),
		array( 'ID' => $id )
	);
	clean_post_cache( $id );
	wp_set_current_user( 0 );
	kses_init();
	return $id;
}
