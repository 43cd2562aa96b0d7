<?php
/**
 * PHP code of forms-inbox-trash.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsInboxTrash;

use Pagewright\Features\ContactForms\Inbox\Limits;
use Pagewright\Features\ContactForms\Inbox\Table;

function age( $days, int $id ) {
	global $wpdb;
	$wpdb->update( Table::name(), array( 'trashed' => time() - $days * DAY_IN_SECONDS ), array( 'id' => $id ) );
}

function admits() {
	add_filter( 'pagewright/forms/inbox-limits', static fn ( $all ) => array( 'rows' => 3 ) + $all );
	Limits::forget();
	return Limits::admits( 1, false, 10 );
}

function changed( int $sent ) {
	add_filter( 'pagewright/forms/trash-days', '__return_zero' );
	wp_set_current_user( get_users( array( 'role' => 'administrator' ) )[0]->ID );
	$request = new \WP_REST_Request( 'POST', '/pagewright/v1/submissions/change' );
	$request->set_body_params( array( 'action' => 'trash', 'ids' => array( $sent ) ) );
	return rest_do_request( $request )->get_data();
}

function make_old_table() {
	global $wpdb;
	$wpdb->query( 'ALTER TABLE ' . Table::name() . ' DROP COLUMN trashed' );
	update_option( 'pagewright_entries_table', 1, true );
}

function make_all_old() {
	global $wpdb;
	$wpdb->query( 'UPDATE ' . Table::name() . ' SET created = 1000' );
}
