<?php
/**
 * PHP code of forms-add-ons.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsAddOns;

use Pagewright\Features\ContactForms\Tags\Types;

function names_that_exist() {
	return array(
		defined( 'WPCF7_VERSION' ), class_exists( 'WPCF7' ), class_exists( 'WPCF7_ContactForm' ), class_exists( 'WPCF7_Submission' ),
		function_exists( 'wpcf7_add_form_tag' ), function_exists( 'wpcf7_contact_form' ), \WPCF7_Submission::get_instance(), \WPCF7_ContactForm::get_current(),
	);
}

function mail_tags( int $form ) {
	Types::open();
	return \WPCF7_ContactForm::get_instance( $form )->collect_mail_tags();
}
