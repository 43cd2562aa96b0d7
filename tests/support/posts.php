<?php
/**
 * PHP code of posts.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Support\Posts;

use Pagewright\Fields\Posts\Query;

function query_ids( $saved, $value ) {
	register_post_type( 'test_internal', array( 'public' => false ) );
	$args = Query::args( $saved, $value );
	return wp_list_pluck( ( new \WP_Query( array( 'posts_per_page' => -1 ) + $args ) )->posts, 'ID' );
}

function make_posts( array $posts ) {
	register_post_type( 'test_internal', array( 'public' => false ) );
	$ids = array();
	foreach ( $posts as $name => $post ) {
		$terms = $post['terms'] ?? array();
		$date = $post['post_date'] ?? current_datetime()->modify( -1 * $post['days'] . ' days' )->format( 'Y-m-d H:i:s' );
		unset( $post['terms'], $post['days'] );
		$ids[ $name ] = wp_insert_post(
			array( 'post_content' => 'x', 'post_date' => $date ) + $post + array( 'post_status' => 'publish' ),
			true
		);
		foreach ( $terms as $taxonomy => $slugs ) {
			$of_post = array_map(
				static fn ( $slug ) => ( term_exists( $slug, $taxonomy ) ?: wp_insert_term( $slug, $taxonomy ) )['term_id'],
				$slugs
			);
			wp_set_object_terms( $ids[ $name ], array_map( 'intval', $of_post ), $taxonomy );
		}
	}
	update_post_meta( $ids['ropes'], 'price', '5' );
	update_post_meta( $ids['boats'], 'price', '40' );
	stick_post( $ids['pinned'] );
	return $ids;
}
