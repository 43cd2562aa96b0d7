<?php
/**
 * PHP code of faq-import.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Faq\FaqImport;

use Pagewright\Features\Faq\Import\Import;
use Pagewright\Features\Faq\Import\Sources;
use Pagewright\Features\Faq\PostType;
use Pagewright\Features\Features;

function copies() {
	return count(
		get_posts( array( 'post_type' => 'pagewright_faq', 'post_status' => 'any', 'posts_per_page' => -1, 'fields' => 'ids' ) )
	);
}

function count_and_left() {
	$ids = get_posts( array( 'post_type' => 'ufaq', 'posts_per_page' => 2, 'orderby' => 'ID', 'fields' => 'ids' ) );
	global $wpdb;
	$wpdb->update( $wpdb->posts, array( 'post_title' => '', 'post_content' => '', 'post_excerpt' => '' ), array( 'ID' => $ids[0] ) );
	$refused = get_post( $ids[1] )->post_title;
	add_filter( 'wp_insert_post_empty_content', static fn ( $is, $post ) => $is || $post['post_title'] === $refused, 10, 2 );
	ini_set( 'error_log', '/dev/null' );
	$import = new Import( 'ufaq', Sources::all()['ufaq'] );
	return array( $import->run( 60.0 ), count( $import->left() ) );
}

function register_of_test() {
	PostType::register();
	$group = get_term_by( 'name', 'Payment', 'pagewright_faq_group' );
	wp_update_term( $group->term_id, 'pagewright_faq_group', array( 'name' => 'Money' ) );
	$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->postmeta} WHERE meta_key = '_pagewright_faq_origin'" );
	wp_cache_flush();
	( new Import( 'ufaq', Sources::all()['ufaq'] ) )->run( 60.0 );
	return get_terms( array( 'taxonomy' => 'pagewright_faq_group', 'hide_empty' => false, 'fields' => 'names' ) );
}

function add_filter_of_test() {
	add_filter(
		'pagewright/faq/sources',
		static fn ( $all ) => array(
			'mine' => array(
				'name' => 'Mine',
				'taxonomies' => 'topic',
				'shortcodes' => array( 'old' => array( 'limit' => 'n' ), 'bad' => 1 ),
			),
			'none' => 'x',
			'pagewright_faq' => array(),
		)
	);
	return Sources::all();
}

function update_option_of_test() {
	update_option( 'pagewright_features', array( 'menus' => true ) );
	$was = array( get_option( 'pagewright_faq_imported' ) !== false, get_option( 'pagewright_features' ) !== false );
	Features::uninstall();
	return array( $was, get_option( 'pagewright_faq_imported' ), get_option( 'pagewright_features' ) );
}
