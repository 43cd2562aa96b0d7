<?php
/**
 * PHP code of fields.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Support\Fields;

function pictures() {
	return array_map(
		static fn( $post ) => array( 'id' => $post->ID, 'title' => $post->post_title ),
		get_posts( array( 'post_type' => 'attachment', 'post_mime_type' => 'image', 'numberposts' => 3 ) )
	);
}

function set_content( string $content, int $id ) {
	global $wpdb;
	$wpdb->update( $wpdb->posts, array( 'post_content' => $content ), array( 'ID' => $id ) );
	clean_post_cache( $id );
}
