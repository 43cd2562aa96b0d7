<?php
/**
 * PHP code of contact-widget.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\Support\ContactWidget;

function make_widget_page( array $data, string $status ) {
	$block = serialize_block(
		array(
			'blockName' => 'sowb/siteorigin-widgets-contactform-widget',
			'attrs' => array( 'widgetClass' => 'SiteOrigin_Widgets_ContactForm_Widget', 'widgetData' => $data ),
			'innerBlocks' => array(),
			'innerHTML' => '',
			'innerContent' => array(),
		)
	);
	$id = wp_insert_post(
		wp_slash( array( 'post_title' => 'Widget form', 'post_status' => $status, 'post_type' => 'page', 'post_content' => $block ) )
	);
	return array( $id, get_permalink( $id ) );
}

function stored() {
	global $wpdb;
	return $wpdb->get_results( "SELECT ID, post_name FROM $wpdb->posts WHERE post_type = 'pagewright_form' ORDER BY ID" );
}

function forget() {
	foreach ( $GLOBALS['wpdb']->get_results( "SELECT ID, post_name FROM {$GLOBALS['wpdb']->posts} WHERE post_type = 'pagewright_form'" ) as $post ) {
		wp_delete_post( (int) $post->ID, true );
		wp_cache_delete( $post->post_name, 'pagewright_forms' );
	}
	delete_option( 'pagewright_widget_forms' );
	$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE 'pagewright\\_form\\_turn\\_%'" );
}

function leave( array $splice ) {
	foreach ( $splice as $id ) {
		wp_delete_post( $id, true );
	}
	delete_option( 'pagewright_forms' );
}
