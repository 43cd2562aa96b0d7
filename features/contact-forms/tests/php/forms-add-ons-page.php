<?php
/**
 * PHP code of forms-add-ons-page.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsAddOnsPage;

use Pagewright\Features\ContactForms\Tags\Types;

function assets_after_shortcode( int $id ) {
	do_shortcode( '[contact-form-7 id="' . $id . '"]' );
	return array( wp_style_is( 'contact-form-7' ), wp_script_is( 'contact-form-7' ) );
}

function made() {
	$form = \WPCF7_ContactForm::get_template( array( 'title' => 'Made by code' ) );
	$form->set_properties( array( 'form' => '[text a]', 'unknown' => 'x' ) );
	return $form->save();
}

function rename_by_old_classes( int $made ) {
	$form = wpcf7_contact_form( $made );
	$form->set_title( 'Renamed' );
	$form->set_properties( array( 'additional_settings' => "demo_mode: on\nflamingo_email: [a]" ) );
	$form->save();
	$again = wpcf7_contact_form( $made );
	$answer = array(
		$again->title(),
		$again->prop( 'form' ),
		$again->is_true( 'demo_mode' ),
		$again->pref( 'flamingo_email' ),
		$again->pref( 'nothing' ),
		strlen( $again->hash() ),
		array_map( static fn ( $tag ) => $tag['name'], $again->scan_form_tags( array( 'type' => 'text' ) ) ),
		count( \WPCF7_ContactForm::find( array( 'title' => 'Renamed' ) ) ),
	);
	$again->delete();
	return array( ...$answer, wpcf7_contact_form( $made ) );
}

function judge_with_add_on( string $kind, string $right, string $wrong ) {
	Types::open();
	return array( ( 'wpcf7_is_' . $kind )( $right ), ( 'wpcf7_is_' . $kind )( $wrong ) );
}
