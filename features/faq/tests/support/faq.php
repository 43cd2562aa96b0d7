<?php
/**
 * PHP code of faq.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Faq\Support\Faq;

use Pagewright\Features\Faq\PostType;

function clear_faq() {
	PostType::register();
	global $wpdb;
	// Deleting a thousand questions one by one takes ten seconds.
	foreach ( array( "DELETE FROM $wpdb->postmeta WHERE post_id IN", "DELETE FROM $wpdb->term_relationships WHERE object_id IN" ) as $delete ) {
		$wpdb->query( "$delete ( SELECT ID FROM $wpdb->posts WHERE post_type = 'pagewright_faq' )" );
	}
	$wpdb->query( "DELETE FROM $wpdb->posts WHERE post_type = 'pagewright_faq'" );
	wp_cache_flush();
	foreach ( get_terms( array( 'taxonomy' => 'pagewright_faq_group', 'hide_empty' => false, 'fields' => 'ids' ) ) as $id ) {
		wp_delete_term( $id, 'pagewright_faq_group' );
	}
	delete_option( 'pagewright_faq_imported' );
}

function make_faq( array $questions ) {
	PostType::register();
	kses_remove_filters();
	$ids = array();
	foreach ( $questions as $one ) {
		$ids[] = $id = wp_insert_post(
			wp_slash(
				array(
					'post_type' => 'pagewright_faq',
					'post_title' => $one['title'],
					'post_content' => $one['answer'] ?? '<p>Answer to it.</p>',
					'menu_order' => $one['order'] ?? 0,
					'post_status' => $one['status'] ?? 'publish',
					'post_password' => $one['password'] ?? '',
				)
			)
		);
		if ( isset( $one['group'] ) ) {
			$term = term_exists( $one['group'], 'pagewright_faq_group' ) ?: wp_insert_term( $one['group'], 'pagewright_faq_group' );
			wp_set_object_terms( $id, (int) $term['term_id'], 'pagewright_faq_group' );
		}
	}
	return $ids;
}

function faq_page( string $content, string $slug ) {
	kses_remove_filters();
	$old = get_page_by_path( $slug );
	wp_insert_post(
		wp_slash(
			array(
				'ID' => $old ? $old->ID : 0,
				'post_type' => 'page',
				'post_status' => 'publish',
				'post_title' => 'Help',
				'post_name' => $slug,
				'post_content' => $content,
			)
		)
	);
}

function make_old_faq( int $count ) {
	global $wpdb;
	kses_remove_filters();
	register_post_type( 'ufaq' );
	register_taxonomy( 'ufaq-category', 'ufaq', array( 'hierarchical' => true ) );
	$parent = (int) ( term_exists( 'Shop', 'ufaq-category' ) ?: wp_insert_term( 'Shop', 'ufaq-category' ) )['term_id'];
	$child = term_exists( 'Payment', 'ufaq-category', $parent ) ?: wp_insert_term(
		'Payment',
		'ufaq-category',
		array( 'parent' => $parent )
	);
	$wpdb->query( 'BEGIN' );
	foreach ( range( 1, $count ) as $i ) {
		$wpdb->insert(
			$wpdb->posts,
			array(
				'post_type' => 'ufaq',
				'post_title' => "Old $i?",
				'post_name' => "old-$i",
				'post_content' => "Answer $i",
				'post_excerpt' => '',
				'to_ping' => '',
				'pinged' => '',
				'post_content_filtered' => '',
				'post_status' => 'publish',
				'post_date' => '2020-02-03 04:05:06',
				'post_date_gmt' => '2020-02-03 04:05:06',
			)
		);
		$wpdb->insert(
			$wpdb->term_relationships,
			array( 'object_id' => $wpdb->insert_id, 'term_taxonomy_id' => (int) $child['term_taxonomy_id'] )
		);
	}
	$wpdb->query( 'COMMIT' );
}

function clear_old_faq() {
	global $wpdb;
	register_taxonomy( 'ufaq-category', 'ufaq' );
	$wpdb->query(
		"DELETE FROM $wpdb->term_relationships WHERE object_id IN ( SELECT ID FROM $wpdb->posts WHERE post_type = 'ufaq' )"
	);
	$wpdb->query( "DELETE FROM $wpdb->posts WHERE post_type = 'ufaq'" );
	foreach ( get_terms( array( 'taxonomy' => 'ufaq-category', 'hide_empty' => false ) ) as $term ) {
		wp_delete_term( $term->term_id, 'ufaq-category' );
	}
	wp_cache_flush();
}
