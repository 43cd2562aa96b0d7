<?php
/**
 * PHP code of beside-bundle.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\BesideBundle;

function button_everywhere() {
	ob_start();
	the_widget( 'SiteOrigin_Widget_Button_Widget' );
	return array(
		'block' => do_blocks( '<!-- wp:sowb/siteorigin-widget-button-widget /-->' ),
		'old block' => do_blocks( '<!-- wp:sowb/widget-block /-->' ),
		'unknown' => do_blocks( '<!-- wp:sowb/siteorigin-widget-headline-widget {"widgetData":{"headline":{"text":"Ours"}}} /-->' ),
		'classic' => ob_get_clean(),
		'widgets' => array_values(
			array_filter(
				array_keys( $GLOBALS['wp_widget_factory']->widgets ),
				static fn ( $class ) => str_starts_with( (string) $class, 'SiteOrigin_' )
			)
		),
		'categories' => count(
			array_keys( array_column( get_block_categories( get_default_block_editor_settings() ), 'slug' ), 'siteorigin', true )
		),
	);
}

/** @param string $widget Class of a widget that the bundle does not know. */
function form( string $route, string $widget ) {
	wp_set_current_user( 1 );
	$request = new \WP_REST_Request( 'POST', $route );
	$request->set_body_params( array( 'widgetClass' => $widget ) );
	return rest_do_request( $request )->get_data();
}

function html( $data, string $block ) {
	wp_set_current_user( 1 );
	return do_blocks( '<!-- wp:' . $block . ' ' . wp_json_encode( array( 'widgetData' => $data ) ) . ' /-->' );
}
