<?php
/**
 * PHP code of forms-rest.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsRest;

use Pagewright\Features\ContactForms\FormStore;
use Pagewright\Features\ContactForms\Rights;
use Pagewright\Features\ContactForms\Sanitizer;

function answers( int $id ) {
	wp_set_current_user( 1 );
	$ask = function ( $method, $body ) use ( $id ) {
		$request = new \WP_REST_Request( $method, '/contact-form-7/v1/contact-forms/' . $id );
		$request->set_body_params( $body );
		$answer = rest_do_request( $request );
		return array( $answer->get_status(), $answer->get_data()['code'] ?? '' );
	};
	add_filter( 'wp_insert_post_empty_content', '__return_true' );
	add_filter( 'pre_delete_post', '__return_false' );
	ini_set( 'error_log', '/dev/null' );
	return array( $ask( 'POST', array( 'context' => 'save', 'title' => 'x' ) ), $ask( 'DELETE', array() ) );
}

function may( string $code ) {
	eval( $code );
	return array_map(
		fn ( $right ) => Rights::may( $right ),
		array(
			'wpcf7_read_contact_forms',
			'wpcf7_edit_contact_form',
			'wpcf7_delete_contact_form',
			'wpcf7_manage_integration',
			'wpcf7_submit',
		)
	);
}

function capabilities( string $as ) {
	eval( $as );
	add_filter( 'map_meta_cap', fn ( $caps, $cap ) => Rights::map( $caps, $cap ), 10, 2 );
	return array(
		current_user_can( 'wpcf7_edit_contact_form', 5 ),
		current_user_can( 'wpcf7_manage_integration' ),
		current_user_can( 'edit_pages' ),
	);
}

function restricted( string $form ) {
	add_filter( 'map_meta_cap', fn ( $caps, $cap ) => 'unfiltered_html' === $cap ? array( 'do_not_allow' ) : $caps, 10, 2 );
	wp_set_current_user( 1 );
	return Sanitizer::apply( FormStore::blank(), array( 'form' => $form ) )->template();
}
