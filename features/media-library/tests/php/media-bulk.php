<?php
/**
 * PHP code of media-bulk.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\MediaBulk;

/** Returns the status of a post; '' if it does not exist. */
function status_of( int $id ) {
	return get_post( $id )->post_status ?? '';
}

function title_of( int $id ) {
	return get_post( $id )->post_title;
}

function set_status( int $id, string $status ) {
	global $wpdb;
	$wpdb->update( $wpdb->posts, array( 'post_status' => $status ), array( 'ID' => $id ) );
	clean_post_cache( $id );
}

function hooks_of( int $id ) {
	return array(
		get_post_meta( $id, 'test_edit_attachment', true ),
		get_post_meta( $id, 'test_attachment_updated', true ),
	);
}

/** Returns whether an attachment has an alternative text, also an empty one. */
function has_text( int $id ) {
	return metadata_exists( 'post', $id, '_wp_attachment_image_alt' );
}
