<?php
/**
 * PHP code of faq-switching.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Faq\FaqSwitching;

function id() {
	register_post_type( 'ufaq' );
	register_taxonomy( 'ufaq-category', 'ufaq' );
	$id = wp_insert_post(
		array(
			'post_type' => 'ufaq',
			'post_status' => 'publish',
			'post_title' => 'Old question?',
			'meta_input' => array( 'ufaq_order' => 3 ),
		)
	);
	wp_set_object_terms( $id, 'Orders', 'ufaq-category' );
	update_option( 'EWD_UFAQ', 'x' );
	return $id;
}

function get_post_meta_of_test( int $id ) {
	register_post_type( 'ufaq' );
	register_taxonomy( 'ufaq-category', 'ufaq' );
	$is_there = array(
		get_post( $id )->post_title ?? null,
		get_post_meta( $id, 'ufaq_order', true ),
		wp_get_object_terms( $id, 'ufaq-category', array( 'fields' => 'names' ) ),
		get_option( 'EWD_UFAQ' ),
	);
	wp_delete_post( $id, true );
	return $is_there;
}
