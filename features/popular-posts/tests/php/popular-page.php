<?php
/**
 * PHP code of popular-page.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\PopularPage;

use Pagewright\Features\PopularPosts\Views\Page;

function make_posts() {
	$make = static fn ( $more ) => wp_insert_post(
		$more + array( 'post_status' => 'publish', 'post_title' => uniqid( 'Seen ' ), 'post_content' => 'x' )
	);
	return array(
		'post' => $make( array() ),
		'page' => $make( array( 'post_type' => 'page' ) ),
		'secret' => $make( array( 'post_status' => 'private' ) ),
		'draft' => $make( array( 'post_status' => 'draft' ) ),
		'locked' => $make( array( 'post_password' => 'gulls' ) ),
	);
}

function remove_posts( array $values, string $permalinks ) {
	foreach ( $values as $id ) {
		wp_delete_post( $id, true );
	}
	delete_option( 'pagewright_views' );
	update_option( 'permalink_structure', $permalinks );
}

function queries( $options, int $post ) {
	null === $options ? delete_option( 'pagewright_views' ) : update_option( 'pagewright_views', $options, true );
	query_posts( 'p=' . $post );
	wp_load_alloptions();
	$before = get_num_queries();
	$page = new Page();
	$page->enqueue();
	$page::print();
	return get_num_queries() - $before;
}

function types( string $filter, int $post ) {
	add_filter( $filter, static fn ( $types ) => array_diff( $types, array( 'post' ) ) );
	query_posts( 'p=' . $post );
	return Page::parameters()['ID'];
}

function html() {
	Page::needs_client();
	ob_start();
	Page::print();
	wp_script_modules()->print_enqueued_script_modules();
	return ob_get_clean();
}

function script_in_wild_language() {
	add_filter( 'wpml_current_language', static fn () => '</script><b>&' );
	Page::needs_client();
	ob_start();
	Page::print();
	return ob_get_clean();
}
