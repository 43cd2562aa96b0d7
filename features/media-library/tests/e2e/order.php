<?php
/**
 * PHP code of order.spec.ts: songs of a post.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\Order;

use Pagewright\Tests\MediaLibrary\Dialog;

require_once __DIR__ . '/dialog.php';

/** The editor of WordPress before blocks. */
function plug_classic() {
	Dialog\plug_classic();
}

/** Adds songs to a post, and returns their IDs. */
function add_songs( int $post, string ...$titles ): array {
	$ids = Dialog\add_songs( ...$titles );
	foreach ( $ids as $id ) {
		wp_update_post( array( 'ID' => $id, 'post_parent' => $post ) );
	}
	return $ids;
}

function remove( int $post, int ...$songs ) {
	Dialog\delete_files( ...$songs );
	wp_delete_post( $post, true );
}

/** @return list<int> Places of files, in the order of the IDs. */
function places_of( int ...$ids ): array {
	return array_map( static fn ( int $id ): int => get_post( $id )->menu_order, $ids );
}
