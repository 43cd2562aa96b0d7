<?php
/**
 * PHP code of uploads.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\Uploads;

/** @return list<\WP_Post> The uploads of the tests. */
function archives() {
	return get_posts( array( 'post_type' => 'attachment', 'post_mime_type' => 'application/zip' ) );
}

function count_archives() {
	return count( archives() );
}

function delete_archives() {
	foreach ( archives() as $file ) {
		wp_delete_attachment( $file->ID, true );
	}
}
