<?php
/**
 * PHP code of forms-mail-all-fields.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsMailAllFields;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\FormStore;
use Pagewright\Features\ContactForms\Inbox\Keeper;
use Pagewright\Features\ContactForms\Labels;
use Pagewright\Features\ContactForms\Submission\Request;
use Pagewright\Features\ContactForms\Submission\Submission;

function bodies_of_new_form() {
	$form = FormStore::blank();
	return array( explode( "\n", $form->mail()['body'] )[0], $form->mail( 'mail_2' )['body'] );
}

function labels( string $given_form ) {
	$form = new Form( 5, '', '', '', 'en_US', array( 'form' => $given_form ) );
	$submission = new Submission( $form, new Request( array() ) );
	$entry = ( new \ReflectionMethod( Keeper::class, 'entry' ) )->invoke( null, $submission, true );
	return array( Labels::of( $form ), $entry->fields[0]['label'] );
}
