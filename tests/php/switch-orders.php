<?php
/**
 * PHP code of switch-orders.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\SwitchOrders;

function make_form() {
	return wp_insert_post(
		wp_slash(
			array(
				'post_type' => 'wpcf7_contact_form',
				'post_status' => 'publish',
				'post_title' => 'Old form',
				'post_content' => '[text* your-name] [submit "Send"]',
				'meta_input' => array( '_form' => '[text* your-name] [submit "Send"]', '_locale' => 'en_US' ),
			)
		)
	);
}

function set_page_content( string $text, $page ) {
	wp_update_post( wp_slash( array( 'ID' => $page, 'post_content' => $text ) ) );
}

function forget_switch() {
	array_map( 'delete_option', array( 'pagewright_views', 'pagewright_views_old', 'pagewright_forms_since' ) );
	update_option( 'wpp_settings_config', array( 'tools' => array( 'log' => array( 'level' => 2 ) ) ) );
	update_option( 'wpcf7', array( 'version' => '6.1.6' ) );
}

function remove_posts( $page, int $form ) {
	wp_delete_post( $page, true );
	wp_delete_post( $form, true );
	array_map( 'delete_option', array( 'pagewright_forms_since', 'wpcf7', 'wpp_settings_config' ) );
}

function forms_left( int $form ) {
	return array(
		get_post( $form )->post_title,
		get_post_meta( $form, '_form', true ),
		get_option( 'wpcf7' ),
	);
}

function views_left() {
	return array(
		get_option( 'wpp_settings_config' ),
		$GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM {$GLOBALS['wpdb']->prefix}popularpostssummary WHERE pageviews = 500" ),
	);
}
