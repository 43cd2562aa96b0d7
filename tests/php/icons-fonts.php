<?php
/**
 * PHP code of icons-fonts.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\IconsFonts;

use Pagewright\Fields\Font\Font;

function enqueued( string $value, string $before ) {
	wp_styles()->queue = array();
	eval( $before );
	Font::enqueue( $value );
	return implode( ' ', array_map( fn( $handle ) => wp_styles()->registered[ $handle ]->src, wp_styles()->queue ) );
}

function preview() {
	wp_set_current_user( 1 );
	add_filter( 'pagewright/fonts/google', '__return_true' );
	$ask = function ( $font ) {
		$request = new \WP_REST_Request( 'POST', '/sowb/v1/widgets/previews' );
		$request->set_body_params(
			array(
				'widgetClass' => 'SiteOrigin_Widget_Button_Widget',
				'widgetData' => array( 'text' => 'Go', 'design' => array( 'font' => $font ) ),
			)
		);
		return rest_do_request( $request )->get_data()['html'];
	};
	$none = $ask( 'Georgia' );
	return array( $ask( 'Lato:900' ), $none );
}
