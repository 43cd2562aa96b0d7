<?php
/**
 * PHP code of forms-quiz.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsQuiz;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\Tags\Quiz\Proof;
use Pagewright\Features\ContactForms\Tags\Types;

function forged() {
	$mac = hash_hmac( 'sha256', 'Lima', 'guess' );
	return array_map(
		fn ( $proof ) => Proof::is_right( $proof, 5, 'a', 'Lima' ),
		array( '', '-', 'x', $mac, 'zzzzzz-' . $mac, '1-' . $mac, "1-$mac\n" )
	);
}

function refill() {
	$form = new Form( 5, '', '', '', 'en_US', array( 'form' => '[quiz a "One?|1" "Two?|2"]' ) );
	$refill = Types::of( 'quiz' )->refill( $form->tags()[0], $form );
	return array(
		$refill,
		Proof::is_right( $refill['quiz']['a'][1], 5, 'a', array( 'One?' => '1', 'Two?' => '2' )[ $refill['quiz']['a'][0] ] ),
	);
}

function passes( string $value, string $value_2, string $before, $value_3, string $value_4, $value_5 ) {
	eval( $before );
	$proof = Proof::of( 5, 'a', $value, 1000000 );
	return Proof::is_right( $proof, $value_3, $value_4, $value_2, 1000000 + $value_5 );
}
