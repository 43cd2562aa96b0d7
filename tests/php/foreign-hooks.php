<?php
/**
 * PHP code of foreign-hooks.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ForeignHooks;

use Pagewright\Views\Feature;

function turn_everything_on( int $form, string $btoa ) {
	update_option(
		'pagewright_features',
		array_fill_keys( array( 'lightbox', 'player', 'player_embeds', 'menus', 'menus_search', 'hover_cards' ), true )
	);
	update_option( 'show_avatars', '1' );
	update_option( 'users_can_register', '1' );
	Feature::start();
	update_option( 'pagewright_faq_imported', array( 'faqs' => array() ) );
	wp_insert_post(
		array(
			'post_type' => 'page',
			'post_status' => 'publish',
			'post_title' => 'Odd values',
			'post_name' => 'odd-values',
			'post_content' => wp_slash( str_replace( '{form}', (string) $form, base64_decode( $btoa ) ) ),
		)
	);
}

function turn_everything_off() {
	update_option( 'show_avatars', '0' );
	delete_option( 'users_can_register' );
	delete_option( 'pagewright_features' );
	delete_option( 'pagewright_faq_imported' );
	wp_delete_post( get_page_by_path( 'odd-values' )->ID, true );
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
