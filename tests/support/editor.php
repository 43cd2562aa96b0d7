<?php
/**
 * PHP code of editor.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Support\Editor;

function make_post( array $data ) {
	return wp_insert_post( wp_slash( $data ) );
}

function close_welcome_guide( int $user ) {
	global $wpdb;
	update_user_meta(
		$user,
		$wpdb->get_blog_prefix() . 'persisted_preferences',
		array( 'core/edit-post' => array( 'welcomeGuide' => false ), '_modified' => gmdate( 'c' ) )
	);
}
