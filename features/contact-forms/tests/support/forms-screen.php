<?php
/**
 * PHP code of forms-screen.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\Support\FormsScreen;

use Pagewright\Features\ContactForms\FormStore;

function drop_all() {
	foreach ( get_posts( array( 'post_type' => 'wpcf7_contact_form', 'numberposts' => -1, 'post_status' => array( 'any', 'trash' ), 'fields' => 'ids' ) ) as $id ) {
		wp_delete_post( $id, true );
	}
}

function make_form( string $title, $properties ) {
	$form = FormStore::blank()->with( array( 'title' => $title, 'properties' => $properties ) );
	$form = FormStore::save( $form );
	return array( 'id' => $form->id, 'hash' => substr( $form->hash, 0, 7 ), 'title' => $form->title );
}
