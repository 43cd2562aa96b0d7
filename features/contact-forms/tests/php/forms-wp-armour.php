<?php
/**
 * PHP code of forms-wp-armour.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsWpArmour;

function deactivate() {
	$active = get_option( 'active_plugins' );
	update_option( 'active_plugins', array( ...$active, 'honeypot/wp-armour.php' ) );
	update_option( 'active_plugins', $active );
}

function since( $days ) {
	update_option( 'pagewright_forms_wp_armour', array( 'since' => time() - $days * DAY_IN_SECONDS, 'is_taken' => true ) );
}

function is_spam( int $entry, string $text ) {
	return 'spam' === get_comments( array( 'post_id' => $entry, 'search' => $text, 'status' => 'any' ) )[0]->comment_approved;
}

function make_entry() {
	update_option( 'users_can_register', 1 );
	return wp_insert_post(
		array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Armoured', 'comment_status' => 'open' )
	);
}

function remove_entry( array $values, int $entry ) {
	update_option( 'users_can_register', 0 );
	wp_delete_post( $entry, true );
	array_map( 'delete_option', $values );
}
