<?php
/**
 * PHP code of faq-hostile.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Faq\FaqHostile;

use Pagewright\Features\Faq\StructuredData;

function preview_and_said() {
	wp_set_current_user( 1 );
	$request = new \WP_REST_Request( 'POST', '/sowb/v1/widgets/previews' );
	$request->set_header( 'Content-Type', 'application/json' );
	$request->set_body(
		wp_json_encode( array( 'widgetClass' => 'Pagewright_FAQ_Widget', 'widgetData' => array( 'title' => 'x' ) ) )
	);
	$html = wp_json_encode( rest_do_request( $request )->get_data() );
	ob_start();
	if ( class_exists( 'Pagewright\\Features\\Faq\\StructuredData', false ) ) {
		StructuredData::print();
	}
	return array( $html, ob_get_clean() );
}

function action( string $faq_block ) {
	$_SERVER['REQUEST_URI'] = '//evil.example/?faq=x';
	preg_match( '/<form[^>]*action="([^"]*)"/', do_blocks( $faq_block ), $found );
	return $found[1];
}
