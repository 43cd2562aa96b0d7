<?php
/**
 * PHP code of media-fields.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\E2e\MediaFields;

function rename_files( array $values ) {
	foreach ( $values as $file ) {
		wp_update_post( array( 'ID' => $file['id'], 'post_title' => $file['title'] ) );
	}
}

function parent_and_author( $image ) {
	$post = get_post( $image );
	return array( $post->post_parent, get_post_meta( $post->ID, '_pagewright_credit', true )['author'] );
}
