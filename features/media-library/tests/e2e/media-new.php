<?php
/**
 * PHP code of media-new.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\MediaNew;

/** Returns the ID and the URL of the uploaded file with a title; null for none. */
function find( string $title ) {
	$found = get_posts( array( 'post_type' => 'attachment', 'title' => $title ) );
	return array() === $found
		? null
		: array( 'id' => $found[0]->ID, 'url' => wp_get_attachment_url( $found[0]->ID ) );
}

/** Deletes the uploaded files whose titles begin with a word. */
function delete_uploads( string $word ) {
	foreach ( get_posts( array( 'post_type' => 'attachment', 'numberposts' => -1 ) ) as $file ) {
		if ( str_starts_with( $file->post_title, $word ) ) {
			wp_delete_attachment( $file->ID, true );
		}
	}
}
