<?php
/**
 * PHP code of foreign-hooks.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ForeignHooks;

/** @param list<string> $settings Settings of features. @param array<string, mixed> $options More options. */
function turn_everything_on( string $page, array $settings, array $options ) {
	update_option( 'pagewright_features', array_fill_keys( $settings, true ) );
	update_option( 'show_avatars', '1' );
	update_option( 'users_can_register', '1' );
	foreach ( $options as $name => $value ) {
		update_option( $name, $value );
	}
	wp_insert_post(
		array(
			'post_type' => 'page',
			'post_status' => 'publish',
			'post_title' => 'Odd values',
			'post_name' => 'odd-values',
			'post_content' => wp_slash( base64_decode( $page ) ),
		)
	);
}

/** @param list<string> $options Names of more options. */
function turn_everything_off( array $options ) {
	update_option( 'show_avatars', '0' );
	delete_option( 'users_can_register' );
	delete_option( 'pagewright_features' );
	array_map( 'delete_option', $options );
	wp_delete_post( get_page_by_path( 'odd-values' )->ID, true );
	$pictures = get_posts( array( 'post_type' => 'attachment', 'title' => 'odd', 'fields' => 'ids' ) );
	array_map( static fn ( $id ) => wp_delete_attachment( $id, true ), $pictures );
}

function call_every_place() {
	require_once ABSPATH . 'wp-admin/includes/file.php';
	$file = array( 'name' => 'a.json', 'tmp_name' => '/nowhere', 'size' => 1, 'error' => 0, 'type' => '' );
	wp_handle_sideload( $file, array( 'test_form' => false ) );
	wp_get_attachment_link( 0 );
	do_action( 'pagewright/forms/types' );
}

function upload_without_file() {
	require_once ABSPATH . 'wp-admin/includes/file.php';
	$file = null;
	return is_array( @wp_handle_upload( $file, array( 'test_form' => false ) ) );
}
