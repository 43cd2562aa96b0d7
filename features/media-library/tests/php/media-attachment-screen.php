<?php
/**
 * PHP code of media-attachment-screen.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\AttachmentScreen;

/** Returns the ID of an image. */
function image() {
	$images = get_posts(
		array(
			'post_type'      => 'attachment',
			'post_mime_type' => 'image',
			'fields'         => 'ids',
			'numberposts'    => 1,
		)
	);
	return (int) $images[0];
}

/** Returns the IDs of a new post and a new PDF. */
function others() {
	return array(
		wp_insert_post( array( 'post_title' => 'A' ) ),
		wp_insert_attachment( array( 'post_title' => 'PDF', 'post_mime_type' => 'application/pdf' ), 'a.pdf' ),
	);
}

function remove( int $id ) {
	wp_delete_post( $id, true );
}
