<?php
/**
 * PHP code of forms-configuration.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsConfiguration;

use Pagewright\Features\ContactForms\Configuration\Configuration;
use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\FormStore;
use Pagewright\Features\ContactForms\Template;

function make_form() {
	return FormStore::save( FormStore::blank()->with( array( 'properties' => array( 'form' => '[text name]' ) ) ) )->id;
}

function kept( int $id, string $given_form ) {
	$form = FormStore::find( $id );
	FormStore::save(
		$form->with(
			array(
				'properties' => array(
					'form' => $given_form,
					'mail' => array(
						'subject' => 'x',
						'sender' => 'wordpress@' . wp_parse_url( home_url(), PHP_URL_HOST ),
						'recipient' => 'a@example.com',
						'body' => 'x',
					),
				),
			)
		)
	);
	return get_post_meta( $id, '_config_validation', true );
}

function messages_when_switched_off( int $id ) {
	define( 'WPCF7_VALIDATE_CONFIGURATION', false );
	return Configuration::messages( FormStore::find( $id ) );
}

function findings( array $data, string $before ) {
	add_filter( 'home_url', fn () => 'https://www.example.org' );
	eval( $before );
	return Configuration::of( new Form( 5, 'Contact', '', '', 'en_US', Template::whole( $data ) ) );
}
