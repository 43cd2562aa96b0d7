<?php
/**
 * PHP code of forms-add-ons.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsAddOns;

function names_that_exist() {
	return array(
		defined( 'WPCF7_VERSION' ), class_exists( 'WPCF7' ), class_exists( 'WPCF7_ContactForm' ), class_exists( 'WPCF7_Submission' ),
		function_exists( 'wpcf7_add_form_tag' ), function_exists( 'wpcf7_contact_form' ), \WPCF7_Submission::get_instance(), \WPCF7_ContactForm::get_current(),
	);
}
