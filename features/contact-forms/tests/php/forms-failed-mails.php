<?php
/**
 * PHP code of forms-failed-mails.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsFailedMails;

use Pagewright\Features\ContactForms\Inbox\Retention;
use Pagewright\Features\ContactForms\Inbox\Table;
use Pagewright\Features\ContactForms\Settings;

function forget_users() {
	foreach ( get_users( array( 'fields' => 'ids' ) ) as $id ) {
		delete_user_option( $id, 'pagewright_failed_mails_seen' );
	}
}

function run_retention() {
	global $wpdb;
	$wpdb->query( 'UPDATE ' . Table::name() . ' SET created = 1' );
	Settings::of( array( 'keep_days' => 1 ) )->save();
	Retention::run();
}
