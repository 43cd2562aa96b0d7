<?php
/**
 * PHP code of switch-plugins.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\SwitchPlugins;

use Pagewright\Switching\Arrival;

function make_form() {
	update_option( 'wpcf7', array( 'version' => '6.1.6' ) );
	return wp_insert_post( array( 'post_type' => 'wpcf7_contact_form', 'post_status' => 'publish', 'post_title' => 'Old form' ) );
}

function take_form( int $id ) {
	$is_there = array( get_post( $id )->post_title ?? null, get_option( 'wpcf7' ) );
	wp_delete_post( $id, true );
	delete_option( 'wpcf7' );
	return $is_there;
}

function store_trap_settings() {
	update_option( 'wpa_field_name', 'qwerty12' );
	update_option( 'wpa_error_message', 'Go away' );
	update_option( 'wpa_stop_words', 'casino' );
	update_option( 'wpa_stats', '{}' );
}

function take_trap_settings() {
	$names = array( 'wpa_field_name', 'wpa_error_message', 'wpa_stop_words', 'wpa_stats' );
	$left = array_map( 'get_option', $names );
	array_map( 'delete_option', $names );
	return $left;
}

function make_question() {
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

function take_question( int $id ) {
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

function arrives( $request, array $data, string $folder ) {
	$_REQUEST = $request;
	$_SERVER = $data + $_SERVER;
	return Arrival::of( $folder );
}

function arrival( array $values ) {
	define( 'WP_CLI', true );
	$_SERVER['argv'] = $values;
	return Arrival::of( 'contact-form-7' );
}

function row() {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	return implode( ' ', apply_filters( 'plugin_row_meta', array( 'Version 1' ), plugin_basename( \Pagewright\FILE ) ) );
}
