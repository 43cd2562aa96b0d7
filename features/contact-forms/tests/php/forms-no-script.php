<?php
/**
 * PHP code of forms-no-script.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsNoScript;

function make_page( int $given_id ) {
	$id = wp_insert_post(
		array(
			'post_title' => 'No script',
			'post_name' => 'no-script',
			'post_status' => 'publish',
			'post_type' => 'page',
			'post_content' => '[contact-form-7 id="' . $given_id . '"]',
		)
	);
	return array( $id, get_permalink( $id ) );
}
