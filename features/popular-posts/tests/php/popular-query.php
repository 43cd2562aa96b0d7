<?php
/**
 * PHP code of popular-query.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\PopularQuery;

use Pagewright\Features\PopularPosts\Lists\ListOptions;
use Pagewright\Features\PopularPosts\Lists\PopularList;
use Pagewright\Features\PopularPosts\Lists\Query;
use Pagewright\Features\PopularPosts\Views\Counts;

function found( $options ) {
	return array_map(
		static fn ( $entry ) => array( 'id' => $entry->post->ID, 'views' => $entry->views, 'comments' => $entry->comments ),
		Query::entries( ListOptions::of( $options ) )
	);
}

function term_ids() {
	return array_map(
		static fn ( $term ) => get_term_by( 'slug', ...$term )->term_id,
		array( array( 'harbor', 'category' ), array( 'wind', 'category' ), array( 'blue', 'post_tag' ) )
	);
}

function cost( $given_options, string $before ) {
	eval( $before );
	$options = ListOptions::of( $given_options );
	Counts::source( $options->range() );
	wp_cache_flush();
	wp_load_alloptions();
	$queries = array();
	add_filter(
		'query',
		static function ( $sql ) use ( &$queries ) {
			$queries[] = $sql;
			return $sql;
		}
	);
	$html = PopularList::html( $options );
	return array( 'queries' => $queries, 'html' => $html );
}
