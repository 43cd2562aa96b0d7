<?php
/**
 * PHP code of post-lists.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PostLists;

function cost( int $here, string $render_php ) {
	global $wpdb, $post, $wp_query;
	wp_cache_flush();
	wp_load_alloptions();
	get_option( 'can_compress_scripts' );
	if ( $here ) {
		$wp_query = new \WP_Query( array( 'p' => $here ) );
		$post = $wp_query->posts[0];
	}
	$queries = array();
	$listen = static function ( $sql ) use ( &$queries ) {
		$queries[] = $sql;
		return $sql;
	};
	add_filter( 'query', $listen );
	eval( $render_php );
	remove_filter( 'query', $listen );
	return array( 'html' => $html, 'queries' => $queries );
}

function make_child_term() {
	wp_insert_term( 'Above', 'category', array( 'slug' => 'post-lists-test-above' ) );
	wp_update_term(
		get_term_by( 'slug', 'post-lists-test-news', 'category' )->term_id,
		'category',
		array( 'parent' => get_term_by( 'slug', 'post-lists-test-above', 'category' )->term_id )
	);
}
