<?php
/**
 * PHP code of forms-widget.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsWidget;

use Pagewright\Features\ContactForms\Inbox\Entries;

function kept( $value ) {
	return array_map( static fn ( $one ) => $one->fields, Entries::page( array( 'form' => $value ) ) );
}

function names() {
	return array(
		defined( 'WPCF7_VERSION' ),
		shortcode_exists( 'contact-form-7' ),
		class_exists( 'WPCF7_ContactForm' ),
		function_exists( 'wpcf7_add_form_tag' ),
	);
}

function age( $days, int $form_id, string $post_name ) {
	$GLOBALS['wpdb']->update(
		$GLOBALS['wpdb']->posts,
		array( 'post_modified_gmt' => gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ) ),
		array( 'ID' => $form_id )
	);
	wp_cache_delete( $post_name, 'pagewright_forms' );
	delete_option( 'pagewright_widget_forms' );
}
