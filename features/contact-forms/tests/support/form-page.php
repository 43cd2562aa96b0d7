<?php
/**
 * PHP code of form-page.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\Support\FormPage;

use Pagewright\Features\ContactForms\FormStore;

function one( string $template, string $settings, string $around, string $locale ) {
	kses_remove_filters();
	FormStore::register();
	$form = FormStore::save(
		FormStore::blank( $locale )->with(
			array( 'title' => 'Client', 'properties' => array( 'form' => $template, 'additional_settings' => $settings ) )
		)
	);
	$content = sprintf( $around, '<!-- wp:shortcode -->[contact-form-7 id="' . $form->id . '"]<!-- /wp:shortcode -->' );
	$page = wp_insert_post(
		wp_slash( array( 'post_type' => 'page', 'post_title' => 'A form', 'post_status' => 'publish', 'post_content' => $content ) )
	);
	return array( 'form' => $form->id, 'page' => $page );
}

function remove_forms( array $splice ) {
	foreach ( $splice as $one ) {
		wp_delete_post( $one['page'], true );
		wp_delete_post( $one['form'], true );
	}
}
