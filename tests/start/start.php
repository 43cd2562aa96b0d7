<?php
/**
 * PHP code of start.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Start\Start;

function addresses() {
	$shown = array();
	foreach ( get_posts( array( 'post_type' => array( 'page', 'post' ), 'numberposts' => -1 ) ) as $post ) {
		$shown[ get_permalink( $post ) ] = ( 'page' === $post->post_type ? 'page-id-' : 'postid-' ) . $post->ID;
	}
	$archives = array();
	foreach ( get_terms( array( 'taxonomy' => array( 'category', 'post_tag' ) ) ) as $term ) {
		$archives[ get_term_link( $term ) ] = ( 'category' === $term->taxonomy ? 'category-' : 'tag-' ) . $term->term_id;
	}
	foreach ( get_users() as $user ) {
		$archives[ get_author_posts_url( $user->ID ) ] = 'author-' . $user->ID;
	}
	return compact( 'shown', 'archives' );
}
