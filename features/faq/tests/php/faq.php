<?php
/**
 * PHP code of faq.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Faq\Faq;

use Pagewright\Features\Faq\Import\Import;
use Pagewright\Features\Faq\Import\Sources;
use Pagewright\Features\Faq\PostType;
use Pagewright\Features\Faq\StructuredData;

function register_of_test() {
	PostType::register();
	$type = get_post_type_object( 'pagewright_faq' );
	return array( $type->public, $type->publicly_queryable, $type->exclude_from_search, $type->show_ui );
}

function count_and_queries( string $faq_block, string $faq_block_2 ) {
	PostType::register();
	wp_cache_flush();
	wp_load_alloptions();
	get_option( 'x' );
	do_blocks( $faq_block );
	$before = get_num_queries();
	$html = do_blocks( $faq_block_2 );
	return array( substr_count( $html, '<details' ), get_num_queries() - $before );
}

function add_filter_of_test() {
	add_filter( 'pagewright/faq/structured-data', '__return_empty_array' );
	StructuredData::add( 'A?', 'B' );
	ob_start();
	StructuredData::print();
	return ob_get_clean();
}

function set_up() {
	kses_remove_filters();
	register_post_type( 'ufaq' );
	register_taxonomy( 'ufaq-category', 'ufaq', array( 'hierarchical' => true ) );
	$parent = wp_insert_term( 'Shop', 'ufaq-category' )['term_id'];
	$child = wp_insert_term( 'Payment', 'ufaq-category', array( 'parent' => $parent ) )['term_id'];
	foreach ( range( 1, 120 ) as $i ) {
		$id = wp_insert_post(
			wp_slash(
				array(
					'post_type' => 'ufaq',
					'post_title' => "Old $i \\ back's?",
					'post_content' => "Answer $i with \\ and <b>HTML</b>",
					'post_status' => 2 === $i ? 'draft' : 'publish',
					'post_date' => '2020-02-03 04:05:06',
				)
			)
		);
		update_post_meta( $id, 'ufaq_order', $i );
		wp_set_object_terms( $id, array( $child ), 'ufaq-category' );
	}
}

function tear_down() {
	register_taxonomy( 'ufaq-category', 'ufaq' );
	foreach ( get_posts( array( 'post_type' => 'ufaq', 'post_status' => 'any', 'posts_per_page' => -1, 'fields' => 'ids' ) ) as $id ) {
		wp_delete_post( $id, true );
	}
	foreach ( get_terms( array( 'taxonomy' => 'ufaq-category', 'hide_empty' => false ) ) as $term ) {
		wp_delete_term( $term->term_id, 'ufaq-category' );
	}
}

function left() {
	$import = new Import( 'ufaq', Sources::all()['ufaq'] );
	add_action(
		'set_object_terms',
		static function () {
			static $n = 0;
			if ( 60 === ++$n ) {
				throw new \RuntimeException( 'killed' );
			}
		}
	);
	try {
		$import->run( 60.0 );
	} catch ( \RuntimeException ) { } return count( $import->left() );
}

function first_and_second() {
	$import = new Import( 'ufaq', Sources::all()['ufaq'] );
	return array_map(
		static fn ( $post ) => array(
			$post->post_title,
			$post->post_content,
			$post->menu_order,
			$post->post_status,
			$post->post_date,
			wp_get_object_terms( $post->ID, 'pagewright_faq_group', array( 'fields' => 'names' ) ),
		),
		array_slice(
			get_posts(
				array(
					'post_type' => 'pagewright_faq',
					'post_status' => 'any',
					'posts_per_page' => -1,
					'meta_key' => '_pagewright_faq_origin',
					'orderby' => 'menu_order',
					'order' => 'ASC',
				)
			),
			0,
			2
		)
	);
}

function all_of_test() {
	$import = new Import( 'ufaq', Sources::all()['ufaq'] );
	return get_term_by( 'name', 'Payment', 'pagewright_faq_group' )->parent === get_term_by( 'name', 'Shop', 'pagewright_faq_group' )->term_id;
}

function files() {
	return array_values(
		array_filter(
			get_included_files(),
			static fn ( $file ) => str_contains( $file, '/features/faq/' ) && ! str_contains( $file, '/tests/' ) && ! str_contains( $file, 'PostType' ) && ! str_ends_with( $file, '/Hooks.php' )
		)
	);
}
