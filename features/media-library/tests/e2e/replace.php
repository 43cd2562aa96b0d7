<?php
/**
 * PHP code of replace.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\Replace;

use Pagewright\Features\MediaLibrary\Replace\OldVersion;

/** Returns an image of one color in Base64. */
function picture( string $type, int $red, int $green, int $blue ) {
	$image = imagecreatetruecolor( 640, 480 );
	imagefill( $image, 0, 0, imagecolorallocate( $image, $red, $green, $blue ) );
	ob_start();
	'png' === $type ? imagepng( $image ) : imagejpeg( $image );
	return base64_encode( ob_get_clean() ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
}

/** Adds a red image and a page that shows it. */
function make() {
	require_once ABSPATH . 'wp-admin/includes/image.php';
	$file = wp_upload_bits( 'replace-lake.png', null, base64_decode( picture( 'png', 220, 20, 20 ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
	$id   = wp_insert_attachment( array( 'post_title' => 'Replaced lake', 'post_mime_type' => 'image/png', 'post_status' => 'inherit', 'post_author' => 1 ), $file['file'] );
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file['file'] ) );
	$page = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Lake', 'post_content' => wp_get_attachment_image( $id, 'medium' ) ) );
	return array( 'id' => $id, 'page' => get_permalink( $page ), 'hash' => hash_file( 'sha256', $file['file'] ) );
}

/** Returns the hash of the file, and whether there is an old version. */
function state( int $id ) {
	clearstatcache();
	return array( hash_file( 'sha256', get_attached_file( $id ) ), null !== OldVersion::of( $id ) );
}

function remove( int $id, string $page ) {
	wp_delete_attachment( $id, true );
	wp_delete_post( url_to_postid( $page ), true );
}
