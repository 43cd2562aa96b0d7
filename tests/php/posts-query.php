<?php
/**
 * PHP code of posts-query.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PostsQuery;

use Pagewright\Fields\Posts\Query;

function total() {
	add_filter( 'pre_option_sticky_posts', static fn () => array() );
	return ( new \WP_Query( Query::args( 'sticky=only' ) ) )->found_posts;
}

function changed() {
	$change = static fn ( $args ) => array( 'author' => 7 ) + $args;
	add_filter( 'siteorigin_widgets_posts_selector_query', $change );
	return Query::args( 'post_type=page' );
}

function limits() {
	return array_map(
		array( 'Pagewright\Fields\Posts\Query', 'limit' ),
		array( 'posts_limit=12', array( 'posts_limit' => '3' ), '', array( 'posts_limit' => array() ) )
	);
}
