<?php
/**
 * PHP code of media-uploads-announcement.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\UploadAnnouncement;

/** A file whose existence keeps PHP waiting before it makes sizes. */
const HOLD = WP_CONTENT_DIR . '/hold-sizes';

/** Lets PHP wait, and returns the code of a plugin for that. */
function hold() {
	touch( HOLD );
	return <<<'PHP'
	add_filter(
		'intermediate_image_sizes_advanced',
		static function ( $sizes ) {
			while ( is_file( WP_CONTENT_DIR . '/hold-sizes' ) ) {
				usleep( 2000 );
				clearstatcache();
			}
			return $sizes;
		},
		20
	);
	PHP;
}

function release() {
	wp_delete_file( HOLD );
}

/** Returns the IDs of the attachments with a title, and their numbers of sizes. */
function found( string $title ) {
	$ids = get_posts(
		array( 'post_type' => 'attachment', 'post_status' => 'any', 'title' => $title, 'fields' => 'ids', 'numberposts' => -1 )
	);
	return array_map(
		static fn ( $id ) => array( $id, \count( wp_get_attachment_metadata( $id )['sizes'] ?? array() ) ),
		$ids
	);
}

/** Returns the IDs of the attachments whose titles match a pattern. */
function ids( string $like ) {
	global $wpdb;
	return array_map(
		'intval',
		$wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_type = 'attachment' AND post_title LIKE %s", $like ) )
	);
}

function count( string $like ) {
	return \count( ids( $like ) );
}

function delete_all( string $like ) {
	foreach ( ids( $like ) as $id ) {
		wp_delete_attachment( $id, true );
	}
}
