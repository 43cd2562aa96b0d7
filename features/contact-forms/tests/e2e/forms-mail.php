<?php
/**
 * PHP code of forms-mail.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\E2e\FormsMail;

use Pagewright\Features\ContactForms\FormStore;

function store( $properties ) {
	return FormStore::save( FormStore::blank()->with( array( 'title' => 'Test form', 'properties' => $properties ) ) )->id;
}

function forget_rate_limit() {
	global $wpdb;
	$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%pagewright\\_rate\\_test\\_mail%'" );
}

function forget_seen_failures() {
	foreach ( get_users( array( 'fields' => 'ids' ) ) as $id ) {
		delete_user_option( $id, 'pagewright_failed_mails_seen' );
	}
}
