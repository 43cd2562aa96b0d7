<?php
/**
 * PHP code of rich-text-rights.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\RichTextRights;

function html( array $data, string $json ) {
	ob_start();
	the_widget( 'SiteOrigin_Widget_Accordion_Widget', $data );
	return ob_get_clean() . do_shortcode(
		'[siteorigin_widget class="SiteOrigin_Widget_Accordion_Widget"]<input type="hidden" value="' . esc_attr( $json ) . '" />[/siteorigin_widget]'
	);
}

function save_and_show( string $role, string $content ) {
	wp_set_current_user( get_users( array( 'role' => $role, 'fields' => 'ids' ) )[0] );
	kses_init();
	$request = new \WP_REST_Request( 'POST', '/wp/v2/posts' );
	$request->set_body_params( array( 'title' => 'Rights', 'content' => $content, 'status' => 'draft' ) );
	$id = rest_do_request( $request )->get_data()['id'];
	$shown = array();
	foreach ( array( 'visitor' => 0, 'contributor' => get_users( array( 'role' => 'contributor', 'fields' => 'ids' ) )[0], 'administrator' => 1 ) as $name => $user ) {
		wp_set_current_user( $user );
		$shown[ $name ] = do_blocks( get_post( $id )->post_content );
	}
	$stored = get_post( $id )->post_content;
	wp_delete_post( $id, true );
	return array( 'stored' => $stored, 'shown' => $shown );
}

function classic( string $role, array $data ) {
	wp_set_current_user( get_users( array( 'role' => $role, 'fields' => 'ids' ) )[0] );
	global $wp_widget_factory;
	$widget = $wp_widget_factory->widgets['SiteOrigin_Widget_Accordion_Widget'];
	$instance = $widget->update( $data, array() );
	wp_set_current_user( 0 );
	ob_start();
	$widget->widget( array( 'id' => 'side' ), $instance );
	return ob_get_clean();
}

function preview( string $role, array $data ) {
	wp_set_current_user( get_users( array( 'role' => $role, 'fields' => 'ids' ) )[0] );
	$request = new \WP_REST_Request( 'POST', '/sowb/v1/widgets/previews' );
	$request->set_body_params( array( 'widgetClass' => 'SiteOrigin_Widget_Accordion_Widget', 'widgetData' => $data ) );
	return rest_do_request( $request )->get_data()['html'];
}
