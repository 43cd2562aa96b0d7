<?php
/**
 * PHP code of large-drop.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\LargeDrop;

/** @return list<\WP_Post> The uploads of the tests. */
function files() {
	return get_posts(
		array(
			'post_type'   => 'attachment',
			'name'        => 'large-drop',
			'post_status' => 'inherit',
		)
	);
}

function count_dropped() {
	return count( files() );
}

function dropped() {
	$file = files()[0];
	return array(
		'attachment' => $file->ID,
		'parent'     => $file->post_parent,
		'bytes'      => filesize( get_attached_file( $file->ID ) ),
		'sizes'      => array_keys( wp_get_attachment_metadata( $file->ID )['sizes'] ?? array() ),
	);
}

function delete_dropped() {
	foreach ( files() as $file ) {
		wp_delete_attachment( $file->ID, true );
	}
}
