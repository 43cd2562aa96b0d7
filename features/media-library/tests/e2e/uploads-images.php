<?php
/**
 * PHP code of uploads-images.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\UploadsImages;

/** Returns an image in Base64, blue with an orange corner, and with a transparent edge if it can have one. */
function picture( $type, $width, $height, $is_transparent = false ) {
	$image = imagecreatetruecolor( $width, $height );
	imagealphablending( $image, false );
	imagesavealpha( $image, true );
	imagefill( $image, 0, 0, imagecolorallocate( $image, 30, 110, 160 ) );
	imagefilledrectangle( $image, 0, 0, intdiv( $width, 2 ), intdiv( $height, 2 ), imagecolorallocate( $image, 230, 60, 20 ) );
	// Makes its content unique.
	imagefilledrectangle( $image, $width - 8, $height - 8, $width, $height, wp_rand( 0, 0xffffff ) );
	if ( $is_transparent ) {
		imagefilledrectangle( $image, 0, $height - 8, 20, $height, imagecolorallocatealpha( $image, 0, 0, 0, 127 ) );
	}
	ob_start();
	( "image$type" )( $image );
	return base64_encode( ob_get_clean() ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
}

/** Returns the attachments of the test. */
function uploads() {
	return get_posts( array( 'post_type' => 'attachment', 's' => 'prepared-', 'numberposts' => -1 ) );
}

/** Returns what is stored of the only upload of the test; null as long as there is none. */
function stored() {
	$all = uploads();
	if ( 1 !== count( $all ) || ! wp_get_attachment_metadata( $all[0]->ID ) ) {
		return null;
	}
	$path = wp_get_original_image_path( $all[0]->ID );
	$exif = 'image/jpeg' === mime_content_type( $path ) ? exif_read_data( $path ) : array();
	$size = getimagesize( $path );
	return array(
		'name'        => basename( $path ),
		'type'        => $size['mime'] ?? mime_content_type( $path ),
		'width'       => $size[0] ?? 0,
		'height'      => $size[1] ?? 0,
		'latitude'    => $exif['GPSLatitude'] ?? null,
		'camera'      => $exif['Make'] ?? null,
		'date'        => $exif['DateTimeOriginal'] ?? null,
		'orientation' => $exif['Orientation'] ?? null,
		'caption'     => $all[0]->post_excerpt,
		'bytes'       => base64_encode( file_get_contents( $path ) ), // phpcs:ignore WordPress
		'corner'      => corner( $path ),
	);
}

/** Returns red, green, blue and alpha of a pixel in the upper left corner, and in the lower left one. */
function corner( $path ) {
	$image = imagecreatefromstring( file_get_contents( $path ) ); // phpcs:ignore WordPress
	return $image
		? array_map(
			static fn ( $y ) => array_values( imagecolorsforindex( $image, imagecolorat( $image, 2, $y ) ) ),
			array( 2, imagesy( $image ) - 3 )
		)
		: array();
}

function delete_uploads() {
	foreach ( uploads() as $file ) {
		wp_delete_attachment( $file->ID, true );
	}
}
