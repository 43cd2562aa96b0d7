<?php
/**
 * PHP code of media-order.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\MediaOrder;

/** @return list<int> Places of files, in the order of the IDs. */
function places_of( array $ids ) {
	return array_map( static fn ( int $id ): int => get_post( $id )->menu_order, $ids );
}

/** @return list<int> IDs of attachments that were saved since plug_log(), in this order. */
function take_log() {
	$log = get_option( 'test_media_order', array() );
	delete_option( 'test_media_order' );
	return $log;
}

/** @return list<int> Files of a post as a gallery without IDs shows them. */
function gallery_of( int $post ) {
	$found = get_children(
		array(
			'post_parent' => $post,
			'post_type'   => 'attachment',
			'orderby'     => 'menu_order ID',
			'order'       => 'ASC',
		)
	);
	return array_map( 'intval', array_keys( $found ) );
}

function give_to_author( int $post ) {
	wp_update_post(
		array(
			'ID'          => $post,
			'post_author' => get_user_by( 'login', 'test-author' )->ID,
		)
	);
}

function move_to( array $ids, int $post ) {
	foreach ( $ids as $id ) {
		wp_update_post( array( 'ID' => $id, 'post_parent' => $post ) );
	}
}
