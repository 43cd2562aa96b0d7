<?php
/**
 * PHP code of forms-configuration-mail.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsConfigurationMail;

use Pagewright\Features\ContactForms\Configuration\Configuration;
use Pagewright\Features\ContactForms\Configuration\MailFields;
use Pagewright\Features\ContactForms\Configuration\Spelling;
use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\FormStore;
use Pagewright\Features\ContactForms\Template;

function distances( array $pairs ) {
	return array_map( static fn ( $pair ) => Spelling::distance( $pair[0], $pair[1] ), $pairs );
}

function findings( array $data, string $before ) {
	eval( $before );
	return Configuration::of( new Form( 5, 'Contact', '', '', 'en_US', Template::whole( $data ) ) );
}

function messages_of_body( array $data ) {
	return Configuration::messages( new Form( 5, 'Contact', '', '', 'en_US', Template::whole( $data ) ) )['mail.body'];
}

function findings_of_new_form() {
	return MailFields::findings( FormStore::blank() );
}
