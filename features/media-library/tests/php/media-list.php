<?php
/**
 * PHP code of media-list.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\MediaList;

use Pagewright\Features\MediaLibrary\Index\Index;
use Pagewright\Features\MediaLibrary\Listing\Totals;

function user_id( string $login ) {
	return get_user_by( 'login', $login )->ID;
}

/** Makes images with typical titles, file names, alternative texts and sizes. */
function make_many( int $count ) {
	$ids = array();
	for ( $at = 1; $at <= $count; $at++ ) {
		$name = "harbour-at-dawn-$at";
		$id   = wp_insert_attachment(
			array(
				'post_title' => "Harbour at dawn $at",
				'post_mime_type' => 'image/jpeg',
				'post_status' => 'inherit',
				'post_author' => 1,
			)
		);
		update_post_meta( $id, '_wp_attached_file', "2026/11/$name.jpg" );
		update_post_meta( $id, '_pagewright_color', sprintf( '%06x', 0xA1B2C3 + $at ) );
		update_post_meta( $id, '_wp_attachment_image_alt', "Boats in the harbour, number $at" );
		wp_update_attachment_metadata(
			$id,
			array(
				'width' => 2560,
				'height' => 1707,
				'file' => "2026/11/$name.jpg",
				'filesize' => 400000 + $at,
				'sizes' => array(
					'thumbnail' => array( 'file' => "$name-150x150.jpg", 'width' => 150, 'height' => 150, 'mime-type' => 'image/jpeg' ),
				),
			)
		);
		$ids[] = $id;
	}
	return $ids;
}

/** Counts while another process changes a row. Returns that total, and the next one. */
function count_during_change() {
	global $wpdb;
	$first = Totals::of(
		'test',
		static function () use ( $wpdb ) {
			$other = array( 'version' => 'other', 'totals' => array() );
			$wpdb->update( $wpdb->options, array( 'option_value' => serialize( $other ) ), array( 'option_name' => 'pagewright_media_index_totals' ) );
			return 7;
		},
		static fn () => true
	);
	return array( $first, Totals::of( 'test', static fn () => 8, static fn () => true ) );
}

/** Deletes rows of the table behind the back of the plugin. */
function forget_rows( array $ids ) {
	Index::delete( $ids );
}
