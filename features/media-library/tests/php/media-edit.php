<?php
/**
 * PHP code of the tests of edited images.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\MediaEdit;

/** Colors of the six fields of an image: three columns, two rows. */
const FIELDS = array(
	array( 220, 20, 20 ),
	array( 20, 200, 20 ),
	array( 20, 20, 220 ),
	array( 220, 220, 20 ),
	array( 20, 210, 210 ),
	array( 210, 20, 210 ),
);

/** Letters of the colors, as colors() returns them. */
const LETTERS = array( 'r', 'g', 'b', 'y', 'c', 'm' );

/** Returns the Base64 of an image whose fields have six colors. */
function fields_image( int $width, int $height, string $type = 'png', int $orientation = 1 ) {
	$image = imagecreatetruecolor( $width, $height );
	foreach ( FIELDS as $i => $color ) {
		$x = intdiv( $i % 3 * $width, 3 );
		$y = $i < 3 ? 0 : intdiv( $height, 2 );
		imagefilledrectangle( $image, $x, $y, $x + intdiv( $width, 3 ), $y + $height, imagecolorallocate( $image, ...$color ) );
	}
	ob_start();
	'png' === $type ? imagepng( $image ) : ( 'gif' === $type ? imagegif( $image ) : imagejpeg( $image, null, 95 ) );
	$bytes = ob_get_clean();
	if ( 1 !== $orientation ) {
		$exif  = "Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01" . pack( 'n', $orientation ) . "\0\0\0\0\0\0";
		$bytes = "\xFF\xD8\xFF\xE1" . pack( 'n', strlen( $exif ) + 2 ) . $exif . substr( $bytes, 2 );
	}
	return base64_encode( $bytes );
}

/** Returns the letter of a color. */
function letter( array $color ) {
	foreach ( FIELDS as $i => $field ) {
		if ( max( abs( $color['red'] - $field[0] ), abs( $color['green'] - $field[1] ), abs( $color['blue'] - $field[2] ) ) < 40 ) {
			return $color['alpha'] > 20 ? ' ' : LETTERS[ $i ];
		}
	}
	return ' ';
}

/** Returns width, height and the letters at points, which are percentages, of a file beside that of the attachment. */
function colors( int $id, string $name, array $points ) {
	$file  = '' === $name ? get_attached_file( $id ) : dirname( get_attached_file( $id ) ) . "/$name";
	$image = imagecreatefromstring( file_get_contents( $file ) );
	$seen  = '';
	foreach ( $points as [ $x, $y ] ) {
		$at    = imagecolorat( $image, (int) floor( $x * ( imagesx( $image ) - 1 ) / 100 ), (int) floor( $y * ( imagesy( $image ) - 1 ) / 100 ) );
		$seen .= letter( imagecolorsforindex( $image, $at ) );
	}
	return array( imagesx( $image ), imagesy( $image ), $seen );
}

/** Returns whether each pixel of the edge of the image has one of the colors, so that no empty corner shows. */
function has_full_edges( int $id ) {
	$image = imagecreatefromstring( file_get_contents( get_attached_file( $id ) ) );
	[ $w, $h ] = array( imagesx( $image ), imagesy( $image ) );
	foreach ( array( array( 0, 0 ), array( $w - 1, 0 ), array( 0, $h - 1 ), array( $w - 1, $h - 1 ) ) as [ $x, $y ] ) {
		if ( ' ' === letter( imagecolorsforindex( $image, imagecolorat( $image, $x, $y ) ) ) ) {
			return false;
		}
	}
	return true;
}

/** Returns files with their hashes, and the post meta that belongs to them. */
function state( int $id ) {
	$file  = get_attached_file( $id );
	$stem  = preg_replace( '/-e\d{13}$/', '', pathinfo( $file, PATHINFO_FILENAME ) );
	$files = array();
	foreach ( glob( dirname( $file ) . "/$stem*" ) as $found ) {
		$files[ basename( $found ) ] = hash_file( 'sha256', $found );
	}
	$meta = array();
	foreach ( array( '_wp_attached_file', '_wp_attachment_metadata', '_wp_attachment_backup_sizes', '_pagewright_focal_point' ) as $key ) {
		$meta[ $key ] = get_post_meta( $id, $key, true );
	}
	return array( 'files' => $files, 'meta' => $meta );
}

/** Returns names of sizes => names of files, and those that are missing on the disk. */
function sizes( int $id ) {
	$data  = wp_get_attachment_metadata( $id );
	$names = array_map( static fn ( $size ) => $size['file'], $data['sizes'] ?? array() );
	$path  = dirname( get_attached_file( $id ) );
	return array(
		'file'    => basename( get_attached_file( $id ) ),
		'width'   => $data['width'],
		'height'  => $data['height'],
		'sizes'   => $names,
		'missing' => array_values( array_filter( $names, static fn ( $name ) => ! is_file( "$path/$name" ) ) ),
	);
}

/** Edits an image with the editor of WordPress: a rotation to the left. */
function edit_as_wordpress( int $id ) {
	require_once ABSPATH . 'wp-admin/includes/image.php';
	require_once ABSPATH . 'wp-admin/includes/image-edit.php';
	$_REQUEST = array( 'history' => '[{"r":90}]', 'target' => 'all' );
	$result   = wp_save_image( $id );
	$_REQUEST = array();
	return $result->msg ?? $result->error;
}

/** Restores an image with the editor of WordPress. */
function restore_as_wordpress( int $id ) {
	require_once ABSPATH . 'wp-admin/includes/image.php';
	require_once ABSPATH . 'wp-admin/includes/image-edit.php';
	$result = wp_restore_image( $id );
	return $result->msg ?? $result->error;
}

function delete_attachment( int $id ) {
	return (bool) wp_delete_attachment( $id, true );
}

function sanitize_point( mixed $value ) {
	return \Pagewright\Features\MediaLibrary\Editing\FocalPoint::sanitize( $value );
}

function set_meta( int $id, string $key, mixed $value ) {
	update_post_meta( $id, $key, $value );
}

function texts( int $id ) {
	$post = get_post( $id );
	return array( $post->post_title, $post->post_excerpt, get_post_meta( $id, '_wp_attachment_image_alt', true ), get_post_meta( $id, '_pagewright_focal_point', true ), basename( get_attached_file( $id ) ) );
}

/** Returns the ID of a new attachment with an image of six fields. */
function insert_image() {
	require_once ABSPATH . 'wp-admin/includes/image.php';
	$file = wp_upload_bits( 'editable.png', null, base64_decode( fields_image( 600, 400 ) ) )['file'];
	$id   = wp_insert_attachment( array( 'post_title' => 'Editable', 'post_mime_type' => 'image/png' ), $file );
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
	return $id;
}
