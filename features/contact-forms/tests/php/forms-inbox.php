<?php
/**
 * PHP code of forms-inbox.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsInbox;

use Pagewright\Features\ContactForms\Inbox\Entries;
use Pagewright\Features\ContactForms\Inbox\Entry;
use Pagewright\Features\ContactForms\Inbox\Files;
use Pagewright\Features\ContactForms\Inbox\Table;

function whole_row() {
	global $wpdb;
	return implode( '|', (array) $wpdb->get_row( 'SELECT * FROM ' . Table::name(), ARRAY_A ) );
}

function add_old_entries( int $id ) {
	foreach ( array( 29, 31, 400 ) as $days ) {
		Entries::add( new Entry( 0, $id, time() - $days * DAY_IN_SECONDS, 'mail_sent', false, '', array(), array(), null ) );
	}
	do_action( 'pagewright_forms_retention' );
}

function exported() {
	return apply_filters( 'wp_privacy_personal_data_exporters', array() )['pagewright-submissions']['callback']( 'Ann@Example.com', 1 );
}

function erased() {
	return apply_filters( 'wp_privacy_personal_data_erasers', array() )['pagewright-submissions']['callback']( 'ann@example.com', 1 );
}

function url_of_files() {
	Files::keep( array() );
	return wp_upload_dir()['baseurl'] . '/pagewright-entries/';
}
