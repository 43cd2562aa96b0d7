<?php
/**
 * PHP code of forms-store-default.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsStoreDefault;

use Pagewright\Features\ContactForms\FormStore;
use Pagewright\Features\ContactForms\Inbox\Entries;
use Pagewright\Features\ContactForms\Inbox\Entry;
use Pagewright\Features\ContactForms\Inbox\Keeper;
use Pagewright\Features\ContactForms\Inbox\Privacy;
use Pagewright\Features\ContactForms\Inbox\Table;
use Pagewright\Features\ContactForms\Settings;
use Pagewright\Features\ContactForms\Tags\Types;

function id() {
	Types::open();
	$form = \WPCF7_ContactForm::get_template( array( 'title' => 'Test form' ) );
	return $form->save();
}

function exported() {
	return apply_filters( 'wp_privacy_personal_data_exporters', array() )['pagewright-submissions']['callback']( 'ann@example.com', 1 );
}

function kept() {
	Table::drop();
	delete_option( 'pagewright_forms' );
	$before = Settings::load()->keep_days;
	Entries::add( new Entry( 0, 1, time(), 'mail_sent', false, '', array(), array(), null ) );
	return array( $before, Settings::load()->keep_days );
}

function text( int $keep ) {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	require_once ABSPATH . 'wp-admin/includes/class-wp-privacy-policy-content.php';
	define( 'WP_ADMIN', true );
	$GLOBALS['wp_current_filter'][] = 'admin_init';
	wp_set_current_user( 1 );
	update_option( 'pagewright_forms', array( 'keep_days' => $keep ) );
	Privacy::suggest();
	return implode( array_column( \WP_Privacy_Policy_Content::get_suggested_policy_text(), 'policy_text' ) );
}

function stores( int $form ) {
	return Keeper::is_on( FormStore::find( $form ) );
}

function keep_days_of_new_site() {
	delete_option( 'pagewright_forms' );
	Table::drop();
	Settings::create();
	return get_option( 'pagewright_forms' )['keep_days'];
}
