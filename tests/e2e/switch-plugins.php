<?php
/**
 * PHP code of switch-plugins.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\E2e\SwitchPlugins;

function make_form() {
	return wp_insert_post( array( 'post_type' => 'wpcf7_contact_form', 'post_status' => 'publish', 'post_title' => 'Old form' ) );
}

function kept( int $form ) {
	global $wpdb;
	return array(
		get_post( $form )->post_title ?? null,
		(int) $wpdb->get_var( "SELECT SUM( pageviews ) FROM {$wpdb->prefix}popularpostssummary" ),
	);
}
