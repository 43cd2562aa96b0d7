<?php
/**
 * PHP code of contact-form.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\Support\ContactForm;

use Pagewright\Features\ContactForms\Inbox\Entries;
use Pagewright\Features\ContactForms\Settings;
use Pagewright\Features\ContactForms\Spam\Time\Stamp;
use Pagewright\Features\ContactForms\Spam\Trap\Trap;
use Pagewright\Features\ContactForms\Uploads\Folder;

function trap_fields() {
	$trap = new Trap( Settings::load() );
	$name = $trap->name( Trap::today() );
	return array( $name => $trap->value( $name ), 'alt_s' => '', 'alt_t' => Stamp::write( time() - 60 ) );
}

function store_form( array $data ) {
	$id = wp_insert_post( array( 'post_type' => 'wpcf7_contact_form', 'post_status' => 'publish', 'post_title' => 'Test form' ) );
	foreach ( $data as $key => $value ) {
		update_post_meta( $id, $key, wp_slash( $value ) );
	}
	update_post_meta( $id, '_hash', hash( 'sha256', 'test' . $id ) );
	return $id;
}

function drop_forms() {
	foreach ( get_posts( array( 'post_type' => 'wpcf7_contact_form', 'numberposts' => -1, 'post_status' => array( 'any', 'trash' ), 'title' => 'Test form', 'fields' => 'ids' ) ) as $id ) {
		wp_delete_post( $id, true );
		Entries::delete(
			array_map( static fn ( $one ) => $one->id, Entries::page( array( 'form' => $id, 'status' => 'any' ), 1, 500 ) )
		);
	}
	global $wpdb;
	$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'pagewright\\_form\\_turn\\_%'" );
}

function left_files() {
	$base = Folder::base();
	return is_dir( $base ) ? array_values( array_diff( scandir( $base ), array( '.', '..', '.htaccess', 'index.php' ) ) ) : array();
}
