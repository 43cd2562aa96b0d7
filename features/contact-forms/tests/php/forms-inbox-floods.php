<?php
/**
 * PHP code of forms-inbox-floods.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsInboxFloods;

use Pagewright\Features\ContactForms\Inbox\Entries;
use Pagewright\Features\ContactForms\Inbox\Table;

function kept_mails() {
	return array_filter( array_map( static fn ( $one ) => $one->mail, Entries::page( array( 'status' => 'spam' ) ) ) );
}

function age( $days ) {
	global $wpdb;
	$wpdb->query( 'UPDATE ' . Table::name() . ' SET created = ' . ( time() - $days * DAY_IN_SECONDS ) );
	do_action( 'pagewright_forms_retention' );
}
