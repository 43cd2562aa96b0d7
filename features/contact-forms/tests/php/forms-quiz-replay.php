<?php
/**
 * PHP code of forms-quiz-replay.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsQuizReplay;

use Pagewright\Features\ContactForms\Health;
use Pagewright\Features\ContactForms\Spam\Rate\Visitors;

function forget_answers() {
	global $wpdb;
	$wpdb->query(
		"DELETE FROM $wpdb->options WHERE option_name LIKE '%\\_pagewright\\_quiz\\_%' OR option_name LIKE '%\\_pagewright\\_rate\\_%'"
	);
}

function marks() {
	global $wpdb;
	return $wpdb->get_results(
		"SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE '%\\_pagewright\\_quiz\\_%' ORDER BY option_name"
	);
}

function expire_marks() {
	global $wpdb;
	$wpdb->query( "UPDATE $wpdb->options SET option_value = '1' WHERE option_name LIKE '%\\_timeout\\_pagewright\\_quiz\\_%'" );
	delete_expired_transients( true );
}

function old_proof( int $form ) {
	$time = base_convert( (string) time(), 10, 36 );
	return $time . '-' . hash_hmac(
		'sha256',
		implode( "\n", array( $time, $form, 'q', '1' ) ),
		'pagewright-quiz' . wp_salt( 'nonce' )
	);
}

function make_page( int $form ) {
	return wp_insert_post(
		array(
			'post_type' => 'page',
			'post_status' => 'publish',
			'post_title' => 'Quiz',
			'post_content' => '[contact-form-7 id="' . $form . '"]',
		)
	);
}

function identities() {
	return array_map(
		array( 'Pagewright\Features\ContactForms\Spam\Rate\Visitors', 'identity' ),
		array( '192.0.2.1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9', '2001:db8:1:3::9', '::ffff:192.0.2.1', '::1' )
	);
}

function is_machine( array $server, string $ip ) {
	$_SERVER = $server + $_SERVER;
	return Visitors::is_machine( $ip );
}

function site_health_tests() {
	require_once ABSPATH . 'wp-admin/includes/class-wp-site-health.php';
	return array_keys( \WP_Site_Health::get_tests()['direct'] );
}

function status_of_visitors( array $server ) {
	$_SERVER = array_merge( $_SERVER, $server );
	return Health::visitors()['status'];
}
