<?php
/**
 * PHP code of forms-list.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\E2e\FormsList;

use Pagewright\Features\ContactForms\FormStore;
use Pagewright\Features\ContactForms\Inbox\Entries;
use Pagewright\Features\ContactForms\Inbox\Entry;

function make_many_forms() {
	for ( $n = 1; $n <= 24; $n++ ) {
		FormStore::save( FormStore::blank()->with( array( 'title' => sprintf( 'Many %02d', $n ) ) ) );
	}
}

function add_entries_and_pages( int $id, string $hash ) {
	foreach ( array( false, true, true ) as $is_read ) {
		Entries::add( new Entry( 0, $id, time(), 'mail_sent', $is_read, '', array(), array(), null ) );
	}
	foreach ( array( 'One', 'Two', 'Three' ) as $title ) {
		wp_insert_post(
			array(
				'post_type' => 'page',
				'post_status' => 'publish',
				'post_title' => "Orchard $title",
				'post_content' => '[contact-form-7 id="' . $hash . '"]',
			)
		);
	}
}

function delete_entries_and_pages( int $id ) {
	Entries::delete( array_column( Entries::page( array( 'form' => $id ) ), 'id' ) );
	foreach ( get_posts( array( 'post_type' => 'page', 's' => 'Orchard', 'numberposts' => -1 ) ) as $post ) {
		wp_delete_post( $post->ID, true );
	}
}
