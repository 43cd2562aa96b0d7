<?php
/**
 * PHP code of image-titles.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ImageTitles;

function make_page() {
	$photo = get_posts(
		array( 'post_type' => 'attachment', 'name' => 'demo-photo', 'post_status' => 'inherit', 'fields' => 'ids' )
	)[0];
	$id = wp_insert_attachment( array( 'post_title' => 'x', 'post_mime_type' => 'image/webp' ), get_attached_file( $photo ) );
	wp_update_attachment_metadata( $id, wp_get_attachment_metadata( $photo ) );
	return array( $id, get_post_meta( $id, '_wp_attached_file', true ) );
}

function render( string $title, string $value, string $value_2, int $id, string $before, string $render_php ) {
	wp_update_post( wp_slash( array( 'ID' => $id, 'post_title' => $title, 'post_excerpt' => $value ) ) );
	update_post_meta( $id, '_wp_attached_file', $value_2 );
	eval( $before );
	eval( $render_php );
	return $html;
}
