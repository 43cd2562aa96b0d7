<?php
/**
 * PHP code of forms-editors.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsEditors;

function make_page( int $id ) {
	$page = wp_insert_post(
		array(
			'post_type' => 'page',
			'post_status' => 'publish',
			'post_title' => 'For editors',
			'post_content' => '[contact-form-7 id="' . $id . '"]',
		)
	);
	return array( $page, wp_make_link_relative( get_permalink( $page ) ) );
}

function remove_page( $page ) {
	wp_delete_post( $page, true );
	delete_option( 'test_mail' );
	delete_option( 'pagewright_forms' );
	delete_option( 'pagewright_spam_counts' );
}
