<?php
/**
 * PHP code of lightbox.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Lightbox\Support\Lightbox;

function pictures() {
	foreach ( array( 'dunes', 'fjord', 'meadow' ) as $name ) {
		$id = get_posts(
			array( 'post_type' => 'attachment', 'name' => "demo-$name", 'post_status' => 'inherit', 'fields' => 'ids' )
		)[0];
		$all[ $name ] = array(
			'id' => $id,
			'file' => wp_get_attachment_url( $id ),
			'medium' => wp_get_attachment_image_url( $id, 'medium' ),
		);
	}
	return $all;
}

function publish( string $name, string $content ) {
	kses_remove_filters();
	$old = get_page_by_path( $name );
	$id = wp_insert_post(
		wp_slash(
			array(
				'ID' => $old->ID ?? 0,
				'post_type' => 'page',
				'post_status' => 'publish',
				'post_title' => 'Lightbox test',
				'post_name' => $name,
				'post_content' => $content,
			)
		)
	);
	update_post_meta( $id, 'lightbox_test', 1 );
	kses_init_filters();
}

function remove_pages() {
	foreach ( get_posts( array( 'post_type' => 'page', 'meta_key' => 'lightbox_test', 'numberposts' => -1 ) ) as $page ) {
		wp_delete_post( $page->ID, true );
	}
	delete_option( 'pagewright_features' );
}
