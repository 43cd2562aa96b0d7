<?php
/**
 * PHP code of forms-defaults.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsDefaults;

use Pagewright\Features\ContactForms\FormStore;
use Pagewright\Features\ContactForms\Shortcode;

function make_values() {
	$id = wp_insert_post( array( 'post_title' => 'With meta', 'post_status' => 'publish' ) );
	update_post_meta( $id, 'color', 'blue' );
	update_user_meta( 1, 'first_name', 'Ada' );
	return $id;
}

function html( string $filter ) {
	eval( $filter );
	$form = FormStore::save(
		FormStore::blank()->with( array( 'properties' => array( 'form' => '[text city default:shortcode_attr "x"]' ) ) )
	);
	$html = Shortcode::render( array( 'id' => $form->id, 'city' => 'Oslo' ) );
	FormStore::delete( $form );
	return $html;
}
