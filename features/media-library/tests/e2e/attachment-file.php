<?php
/**
 * PHP code of attachment-file.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\AttachmentFile;

/** Returns the type of a sample, and its content. */
function sample( string $name ) {
	if ( str_ends_with( $name, '.png' ) ) {
		$is_red = 'red.png' === $name;
		$image  = imagecreatetruecolor( ...( $is_red ? array( 640, 480 ) : array( 300, 200 ) ) );
		imagefill( $image, 0, 0, imagecolorallocate( $image, $is_red ? 220 : 20, 20, $is_red ? 20 : 220 ) );
		ob_start();
		imagepng( $image );
		return array( 'image/png', ob_get_clean() );
	}
	if ( str_ends_with( $name, '.wav' ) ) {
		$rate = 8000;
		$data = str_repeat( "\x80", $rate * ( 'short.wav' === $name ? 1 : 3 ) );
		$head = 'WAVEfmt ' . pack( 'VvvVVvv', 16, 1, 1, $rate, $rate, 1, 8 ) . 'data' . pack( 'V', strlen( $data ) );
		return array( 'audio/wav', 'RIFF' . pack( 'V', strlen( $head . $data ) ) . $head . $data );
	}
	return array( 'text/plain', 'one.txt' === $name ? 'One' : "Two\n\n\n" );
}

/** Returns a sample for the dialog of the browser. */
function file( string $name ) {
	[ $type, $bytes ] = sample( $name );
	return array( 'name' => $name, 'mimeType' => $type, 'bytes' => base64_encode( $bytes ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
}

/** Adds a sample to the library. */
function make( string $name ) {
	require_once ABSPATH . 'wp-admin/includes/image.php';
	require_once ABSPATH . 'wp-admin/includes/media.php';
	[ $type, $bytes ] = sample( $name );
	$file             = wp_upload_bits( "attachment-$name", null, $bytes );
	$id               = wp_insert_attachment( array( 'post_title' => 'File', 'post_mime_type' => $type, 'post_status' => 'inherit', 'post_author' => 1 ), $file['file'] );
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file['file'] ) );
	if ( 'image/png' === $type ) {
		update_post_meta( $id, '_pagewright_focal_point', '40 25.5' );
	}
	return $id;
}

function hash( string $name ) {
	return md5( sample( $name )[1] );
}

function state( int $id ) {
	$post = get_post( $id );
	return array(
		'file'  => md5_file( get_attached_file( $id ) ),
		'texts' => array( $post->post_title, $post->post_excerpt ),
	);
}

function remove( int $id ) {
	wp_delete_attachment( $id, true );
}
