<?php
/**
 * PHP code of uploads-duplicates.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\UploadsDuplicates;

/** Returns a PNG in Base64. Its random pixels make its content unique. */
function picture() {
	$image = imagecreatetruecolor( 320, 240 );
	imagefill( $image, 0, 0, imagecolorallocate( $image, 30, 110, 160 ) );
	for ( $x = 0; $x < 320; $x += 20 ) {
		imagefilledrectangle( $image, $x, 160, $x + 12, wp_rand( 180, 230 ), wp_rand( 0, 0xffffff ) );
	}
	ob_start();
	imagepng( $image );
	return base64_encode( ob_get_clean() ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
}

/** Returns the attachments of the test. */
function uploads() {
	return get_posts( array( 'post_type' => 'attachment', 's' => 'duplicate-', 'numberposts' => -1 ) );
}

function titles() {
	$titles = wp_list_pluck( uploads(), 'post_title' );
	sort( $titles );
	return $titles;
}

/** Returns the attachments whose file was replaced. */
function replaced() {
	return array_values(
		array_filter(
			wp_list_pluck( uploads(), 'ID' ),
			static fn ( int $id ): bool => metadata_exists( 'post', $id, '_pagewright_replaced' )
		)
	);
}

function delete_uploads() {
	foreach ( uploads() as $file ) {
		wp_delete_attachment( $file->ID, true );
	}
}
