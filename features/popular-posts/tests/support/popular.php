<?php
/**
 * PHP code of popular.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\Support\Popular;

use Pagewright\Features\PopularPosts\Lists\ListCache;
use Pagewright\Features\PopularPosts\Views\Clock;
use Pagewright\Features\PopularPosts\Views\Folding;
use Pagewright\Features\PopularPosts\Views\Settings;
use Pagewright\Features\PopularPosts\Views\Tables;

function make_popular( array $posts ) {
	global $wpdb;
	Tables::create();
	Tables::clear();
	$ids = array();
	foreach ( $posts as $name => $post ) {
		$at = time() - ( $post['hours'] ?? 2400 ) * HOUR_IN_SECONDS;
		$ids[ $name ] = wp_insert_post(
			wp_slash(
				array(
					'post_title' => $post['title'] ?? ucfirst( $name ),
					'post_name' => 'popular-' . $name,
					'post_content' => $post['content'] ?? 'Text of ' . $name . '.',
					'post_excerpt' => $post['excerpt'] ?? '',
					'post_type' => $post['type'] ?? 'post',
					'post_status' => $post['status'] ?? 'publish',
					'post_password' => $post['password'] ?? '',
					'post_author' => $post['author'] ?? 1,
					'post_date_gmt' => gmdate( 'Y-m-d H:i:s', $at ),
					'post_date' => get_date_from_gmt( gmdate( 'Y-m-d H:i:s', $at ) ),
				)
			)
		);
		foreach ( $post['terms'] ?? array() as $taxonomy => $slugs ) {
			$of_post = array_map(
				static fn ( $slug ) => (int) ( term_exists( $slug, $taxonomy ) ?: wp_insert_term( $slug, $taxonomy ) )['term_id'],
				$slugs
			);
			wp_set_object_terms( $ids[ $name ], $of_post, $taxonomy );
		}
		foreach ( $post['views'] ?? array() as $hours => $views ) {
			$hour = Clock::hour( time() - $hours * HOUR_IN_SECONDS );
			$wpdb->query(
				$wpdb->prepare(
					'INSERT INTO ' . Tables::name( 'hours' ) . ' (hour, post_id, views) VALUES (%d, %d, %d)',
					$hour,
					$ids[ $name ],
					$views
				)
			);
		}
		foreach ( $post['comments'] ?? array() as $hours ) {
			$at = gmdate( 'Y-m-d H:i:s', time() - $hours * HOUR_IN_SECONDS );
			wp_insert_comment(
				array(
					'comment_post_ID' => $ids[ $name ],
					'comment_content' => 'Yes',
					'comment_approved' => 1,
					'comment_date_gmt' => $at,
					'comment_date' => get_date_from_gmt( $at ),
				)
			);
		}
	}
	Folding::run();
	return $ids;
}

function remove_popular( array $values ) {
	foreach ( $values as $id ) {
		wp_delete_post( $id, true );
	}
	Tables::drop();
	delete_option( Settings::OPTION );
	ListCache::clear();
}
