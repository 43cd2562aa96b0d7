<?php
/**
 * PHP code of media-uploads-url.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\MediaUploadsUrl;

use Pagewright\Rest\PublicError;
use Pagewright\Rest\Rate;

const LIMIT = WPMU_PLUGIN_DIR . '/test-download-limit.php';

/** Returns facts of an attachment. */
function facts( int $id ) {
	return array(
		'file'   => basename( (string) get_attached_file( $id ) ),
		'parent' => wp_get_post_parent_id( $id ),
		'width'  => wp_get_attachment_metadata( $id )['width'] ?? 0,
	);
}

function make_post() {
	return wp_insert_post( array( 'post_title' => 'Post', 'post_author' => get_user_by( 'login', 'test-author' )->ID ) );
}

/** Returns the names of temporary files. */
function temporary() {
	return array_map( 'basename', glob( get_temp_dir() . 'pagewright-url*' ) );
}

/** Limits the size of downloads in bytes. */
function plug_limit( int $bytes ) {
	file_put_contents( LIMIT, "<?php add_filter( 'pagewright/media-library/max-download-size', static fn () => $bytes );" );
}

function unplug_limit() {
	unlink( LIMIT );
}

/** Makes as many calls as an author may make. */
function use_up_rate() {
	wp_set_current_user( get_user_by( 'login', 'test-author' )->ID );
	try {
		for ( $i = 0; $i <= 60; $i++ ) {
			Rate::spend( 'upload_url', 60 );
		}
	} catch ( PublicError ) {
		return;
	}
}
