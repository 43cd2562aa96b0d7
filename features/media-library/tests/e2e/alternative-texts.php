<?php
/**
 * PHP code of alternative-texts.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\AlternativeTexts;

const HIDDEN = 'hidden_attachment';

/**
 * Hides all attachments of the site, and adds images.
 *
 * @param list<string> $titles The latest last.
 * @return list<int> IDs.
 */
function open_library( array $titles ) {
	global $wpdb;
	$wpdb->query( "UPDATE $wpdb->posts SET post_type = '" . HIDDEN . "' WHERE post_type = 'attachment'" );
	require_once ABSPATH . 'wp-admin/includes/image.php';
	$ids = array();
	foreach ( $titles as $at => $title ) {
		$image = imagecreatetruecolor( 600, 400 );
		imagefill( $image, 0, 0, imagecolorallocate( $image, 40 * $at, 120, 90 ) );
		ob_start();
		imagepng( $image );
		$file  = wp_upload_bits( "$title.png", null, ob_get_clean() )['file'];
		$date  = gmdate( 'Y-m-d H:i:s', time() - 3600 + $at );
		$ids[] = $id = wp_insert_attachment(
			array( 'post_title' => $title, 'post_mime_type' => 'image/png', 'post_date' => $date, 'post_date_gmt' => $date ),
			$file
		);
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
	}
	fill_index();
	return $ids;
}

/** Deletes the images, and shows those of the site again. */
function close_library() {
	global $wpdb;
	foreach ( $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_type = 'attachment'" ) as $id ) {
		wp_delete_attachment( (int) $id, true );
	}
	$wpdb->query( "UPDATE $wpdb->posts SET post_type = 'attachment' WHERE post_type = '" . HIDDEN . "'" );
	fill_index();
}

function give_to( string $login, array $ids ) {
	foreach ( $ids as $id ) {
		wp_update_post( array( 'ID' => $id, 'post_author' => get_user_by( 'login', $login )->ID ) );
	}
}

/** @return array<string, array{string, string}> Text and mark by title. */
function texts( array $ids ) {
	$texts = array();
	foreach ( $ids as $id ) {
		$texts[ get_the_title( $id ) ] = array(
			get_post_meta( $id, '_wp_attachment_image_alt', true ),
			get_post_meta( $id, '_pagewright_decorative', true ),
		);
	}
	return $texts;
}

function fill_index() {
	wp_cache_flush();
	\Pagewright\Features\MediaLibrary\Index\State::checked();
	\Pagewright\Features\MediaLibrary\Index\Builder::begin();
	while ( ! \Pagewright\Features\MediaLibrary\Index\Progress::load()->is_done ) {
		\Pagewright\Features\MediaLibrary\Index\Builder::step();
	}
}
