<?php
/**
 * PHP code of visitor-shortcodes.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\VisitorShortcodes;

function make_page( string $content ) {
	kses_remove_filters();
	$id = wp_insert_post(
		wp_slash(
			array( 'post_type' => 'page', 'post_title' => 'Visitors write', 'post_status' => 'publish', 'post_content' => $content )
		)
	);
	kses_init_filters();
	return array( $id, get_permalink( $id ) );
}
