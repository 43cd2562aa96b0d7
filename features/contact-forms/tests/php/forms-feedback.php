<?php
/**
 * PHP code of forms-feedback.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsFeedback;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\Mail\Mail;
use Pagewright\Features\ContactForms\Submission\Hash;
use Pagewright\Features\ContactForms\Submission\Request;
use Pagewright\Features\ContactForms\Submission\Submission;

function again() {
	$mail = get_option( 'test_failed' );
	delete_option( 'test_failed' );
	return array( Mail::from_array( array( 'recipients' => 'x@example.org' ) + $mail )->send() );
}

function hashes() {
	$form = ( new Form( 1, 'T', 't', '', 'en_US', array() ) )->with_tags( array() );
	$of = static function ( $posted, $ip = '192.0.2.1' ) use ( $form ) {
		$s = new Submission( $form, new Request( array(), array(), $ip, '', '', '', 0, 'u' ) );
		$s->posted = $posted;
		return $s;
	};
	$hash = Hash::of( $of( array( 'a' => 'b' ) ) );
	$is = static fn ( $s ) => Hash::is_of( $hash, $s );
	return array(
		$is( $of( array( 'a' => 'b', '_x' => 'y' ) ) ),
		$is( $of( array( 'a' => 'c' ) ) ),
		$is( $of( array( 'a' => 'b' ), '192.0.2.2' ) ),
	);
}
