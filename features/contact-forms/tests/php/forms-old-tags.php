<?php
/**
 * PHP code of forms-old-tags.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsOldTags;

use Pagewright\Features\ContactForms\Configuration\Body;
use Pagewright\Features\ContactForms\FormStore;
use Pagewright\Features\ContactForms\Settings;

function set_options( $options ) {
	foreach ( $options as $name => $value ) {
		null === $value ? delete_option( $name ) : update_option( $name, $value );
	}
}

function findings( int $id ) {
	return Body::findings( FormStore::find( $id ) )['form.body'] ?? array();
}

function shown( int $id ) {
	wp_set_current_user( 1 );
	$request = new \WP_REST_Request( 'POST', '/pagewright/v1/forms/preview' );
	$request->set_body_params( array( 'id' => $id ) );
	return rest_do_request( $request )->get_data()['html'];
}

function names_in_preview( int $id ) {
	wp_set_current_user( 1 );
	$request = new \WP_REST_Request( 'POST', '/pagewright/v1/forms/preview' );
	$request->set_body_params( array( 'id' => $id ) );
	return rest_do_request( $request )->get_data()['mail_tags'];
}

function deactivate() {
	$active = get_option( 'active_plugins' );
	update_option( 'active_plugins', array( ...$active, 'contact-form-7/wp-contact-form-7.php' ) );
	update_option( 'active_plugins', $active );
	$settings = Settings::load();
	return array( $settings->captcha, $settings->captcha_key, $settings->captcha_secret );
}
