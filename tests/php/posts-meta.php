<?php
/**
 * PHP code of posts-meta.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PostsMeta;

use Pagewright\Fields\Posts\Query;

function make_secret() {
	$id = wp_insert_post( array( 'post_title' => 'Holds a secret', 'post_status' => 'publish', 'post_content' => 'x' ) );
	update_post_meta( $id, '_secret_token', 'abc123' );
	update_post_meta( $id, 'price', '12' );
	return $id;
}

function sql_of( array $list ) {
	return array_map(
		static function ( $additional ) {
			$query = new \WP_Query( Query::args( array( 'additional' => $additional ) ) );
			return $query->request;
		},
		$list
	);
}

function heavy_query( string $many ) {
	$args = Query::args( array( 'additional' => $many ) );
	$more = Query::args(
		array(
			'additional' => 'posts_per_page=99999&offset=99999999&paged=9999999&s=' . str_repeat( 'a', 5000 ) . '&post__in=' . implode( ',', range( 1, 5000 ) ),
		)
	);
	return array( ( new \WP_Query( $args ) )->request, $more );
}
