<?php
/**
 * PHP code of page-builder.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PageBuilder;

function html( string $layout_block ) {
	update_option(
		'siteorigin_panels_settings',
		array(
			'mobile-width' => 500,
			'margin-bottom' => 12,
			'margin-sides' => '8',
			'title-html' => '<h2 class="own">{{title}}</h2>',
			'add-widget-class' => false,
		)
	);
	$html = do_blocks( $layout_block );
	delete_option( 'siteorigin_panels_settings' );
	return $html;
}

function block_post( string $layout_block ) {
	return wp_insert_post( wp_slash( array( 'post_status' => 'publish', 'post_title' => 'B', 'post_content' => $layout_block ) ) );
}

function html_of_other_text( int $id ) {
	$GLOBALS['post'] = get_post( $id );
	setup_postdata( $GLOBALS['post'] );
	return apply_filters( 'the_content', 'A text of a plugin' );
}
