<?php
/**
 * PHP code of post-carousel.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PostCarousel;

function cost( string $code ) {
	wp_cache_flush();
	wp_load_alloptions();
	get_option( 'can_compress_scripts' );
	$queries = array();
	$listen = static function ( $sql ) use ( &$queries ) {
		$queries[] = $sql;
		return $sql;
	};
	add_filter( 'query', $listen );
	eval( $code );
	remove_filter( 'query', $listen );
	return array( 'html' => $html, 'queries' => $queries );
}

function photo() {
	return get_posts(
		array( 'post_type' => 'attachment', 'name' => 'demo-photo', 'post_status' => 'inherit', 'fields' => 'ids' )
	)[0];
}
