<?php
/**
 * PHP code of post-lists.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Support\PostLists;

function make_list() {
	$photo = get_posts(
		array( 'post_type' => 'attachment', 'name' => 'demo-photo', 'post_status' => 'inherit', 'fields' => 'ids' )
	)[0];
	$file = get_attached_file( $photo );
	$terms = array();
	foreach ( array( 'news', 'tips', 'people' ) as $slug ) {
		$terms[] = (int) (
			term_exists( 'post-lists-test-' . $slug, 'category' ) ?: wp_insert_term(
				ucfirst( $slug ),
				'category',
				array( 'slug' => 'post-lists-test-' . $slug )
			)
		)['term_id'];
	}
	$authors = array();
	foreach ( array( 'Nora', 'Otto' ) as $name ) {
		$authors[] = wp_insert_user(
			array(
				'user_login' => 'post-lists-test-' . $name,
				'user_pass' => wp_generate_password(),
				'display_name' => $name,
				'description' => $name . ' writes.',
				'role' => 'author',
			)
		);
	}
	$ids = array();
	for ( $i = 1; $i <= 14; $i++ ) {
		$more = 13 === $i ? array( 'post_status' => 'private' ) : ( 14 === $i ? array( 'post_password' => 'x' ) : array() );
		$id = wp_insert_post(
			$more + array(
				'post_title' => "Listed $i",
				'post_name' => "post-lists-test-$i",
				'post_status' => 'publish',
				'post_author' => $authors[ $i % 2 ],
				'post_content' => '<p>' . str_repeat( "Words of post $i go on. ", 20 + 7 * ( $i % 3 ) ) . '</p>',
				'post_date' => sprintf( '2023-06-%02d 10:00:00', 28 - $i ),
				'tags_input' => array( 'post-lists-test-a', 'post-lists-test-b' ),
				'meta_input' => array( '_post-lists-test' => 1 ),
			)
		);
		$image = wp_insert_attachment(
			array( 'post_title' => "Picture $i", 'post_mime_type' => 'image/webp', 'meta_input' => array( '_post-lists-test' => 1 ) ),
			$file
		);
		wp_update_attachment_metadata( $image, wp_get_attachment_metadata( $photo ) );
		set_post_thumbnail( $id, $image );
		wp_set_object_terms( $id, array( $terms[ $i % 3 ] ), 'category' );
		$ids[] = $id;
	}
	return $ids;
}

function remove_list() {
	require_once ABSPATH . 'wp-admin/includes/user.php';
	add_filter( 'wp_delete_file', '__return_empty_string' );
	foreach ( get_posts( array( 'post_type' => array( 'post', 'page', 'attachment' ), 'post_status' => 'any', 'meta_key' => '_post-lists-test', 'posts_per_page' => -1, 'fields' => 'ids' ) ) as $id ) {
		wp_delete_post( $id, true );
	}
	foreach ( array( 'Nora', 'Otto' ) as $name ) {
		if ( ( $user = get_user_by( 'login', 'post-lists-test-' . $name ) ) ) {
			wp_delete_user( $user->ID );
		}
	}
	foreach ( get_terms( array( 'taxonomy' => array( 'category', 'post_tag' ), 'hide_empty' => false ) ) as $term ) {
		if ( str_starts_with( $term->slug, 'post-lists-test' ) ) {
			wp_delete_term( $term->term_id, $term->taxonomy );
		}
	}
}

function make_page( string $content, string $slug ) {
	return wp_make_link_relative(
		get_permalink(
			wp_insert_post(
				wp_slash(
					array(
						'post_type' => 'page',
						'post_status' => 'publish',
						'post_title' => 'Lists',
						'post_name' => 'post-lists-test-' . $slug,
						'post_content' => $content,
						'meta_input' => array( '_post-lists-test' => 1 ),
					)
				)
			)
		)
	);
}
