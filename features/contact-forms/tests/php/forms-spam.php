<?php
/**
 * PHP code of forms-spam.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsSpam;

use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\FormStore;
use Pagewright\Features\ContactForms\Settings;
use Pagewright\Features\ContactForms\Spam\Trap\Trap;

function forget_settings() {
	delete_option( 'pagewright_forms' );
	delete_option( 'pagewright_spam_counts' );
	update_option( 'disallowed_keys', '' );
}

function is_name_known( $days ) {
	$trap = new Trap( Settings::load() );
	$name = $trap->name( Trap::today() - $days );
	return $trap->is_kept( array( $name => $trap->value( $name ) ) );
}

function names() {
	$names = array();
	foreach ( array( 0, 1 ) as $edition ) {
		$trap = new Trap( Settings::of( array( 'trap_edition' => $edition ) ) );
		for ( $day = 20000; $day < 20200; $day++ ) {
			$names[] = $trap->name( $day );
		}
	}
	return $names;
}

function rows_with_address() {
	global $wpdb;
	return $wpdb->get_var(
		"SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '%203.0.113%' OR option_value LIKE '%203.0.113%'"
	);
}

function html( int $form ) {
	return FormRenderer::html( FormStore::find( $form ) );
}
