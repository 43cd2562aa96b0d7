<?php
/**
 * PHP code of forms-beside-bundle.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsBesideBundle;

function shown() {
	$form = wp_insert_post(
		array(
			'post_type' => 'wpcf7_contact_form',
			'post_status' => 'publish',
			'post_title' => 'Beside',
			'meta_input' => array( '_form' => '[text* your-name]' ),
		)
	);
	$shown = array(
		'form' => do_shortcode( "[contact-form-7 id=\"$form\"]" ),
	);
	wp_delete_post( $form, true );
	return $shown;
}
