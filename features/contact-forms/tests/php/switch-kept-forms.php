<?php
/**
 * PHP code of switch-kept-forms.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\SwitchKeptForms;

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
