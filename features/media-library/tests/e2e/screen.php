<?php
/**
 * PHP code of screen.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\Screen;

/** Adds files without content, the latest first. */
function make_files( int $count ) {
	return array_map(
		static fn ( $nth ) => wp_insert_attachment(
			array( 'post_title' => "Bulk file $nth", 'post_mime_type' => 'text/plain', 'post_status' => 'inherit' ),
			"2026/01/bulk-$nth.txt"
		),
		range( 1, $count )
	);
}

function which_exist( array $ids ) {
	return array_values( array_filter( $ids, static fn ( $id ) => null !== get_post( $id ) ) );
}

function delete_upload() {
	foreach ( get_posts( array( 'post_type' => 'attachment', 's' => 'screen-upload' ) ) as $file ) {
		wp_delete_attachment( $file->ID, true );
	}
}
