<?php
/**
 * PHP code of forms-mail.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsMail;

use Pagewright\Features\ContactForms\Mail\Mail;

function page() {
	return wp_insert_post(
		array(
			'post_title' => 'A &amp; B',
			'post_name' => 'a-b',
			'post_status' => 'publish',
			'post_type' => 'page',
			'post_author' => 1,
		)
	);
}

function make_files() {
	wp_mkdir_p( WP_CONTENT_DIR . '/uploads' );
	file_put_contents( WP_CONTENT_DIR . '/uploads/own.txt', 'own' );
	file_put_contents( WP_CONTENT_DIR . '/uploads/big.bin', str_repeat( 'x', 26 * MB_IN_BYTES ) );
}

function leftovers_of_mail() {
	$mail = new Mail( 'a@example.org', 'S', '<p>B</p>', array( 'From: x@example.org', 'Content-Type: text/html' ), array(), 'B' );
	$before = has_action( 'phpmailer_init' ) ? count( $GLOBALS['wp_filter']['phpmailer_init']->callbacks, COUNT_RECURSIVE ) : 0;
	$sent = array( $mail->send(), wp_mail( 'b@example.org', 'T', 'plain', 'From: x@example.org' ) );
	return array( $sent, $before === count( $GLOBALS['wp_filter']['phpmailer_init']->callbacks, COUNT_RECURSIVE ) );
}
