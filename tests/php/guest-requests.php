<?php
/**
 * PHP code of guest-requests.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\GuestRequests;

function events() {
	return array_values(
		array_unique(
			array_filter(
				array_merge( ...array_map( 'array_keys', array_filter( array_values( (array) get_option( 'cron' ) ), 'is_array' ) ) ),
				static fn ( $hook ) => str_starts_with( (string) $hook, 'pagewright' ) && 'pagewright_make_thumbnails' !== $hook
			)
		)
	);
}

function routes() {
	$found = array();
	foreach ( rest_get_server()->get_routes() as $path => $handlers ) {
		if ( 1 === preg_match( '~^/(sowb|pagewright|wordpress-popular-posts|contact-form-7)/~', $path ) ) {
			$methods = array_merge(
				...array_map(
					static fn ( $handler ) => array_keys( array_filter( $handler['methods'] ?? array() ) ),
					array_values( array_filter( $handlers, 'is_array' ) )
				)
			);
			$found[] = array( 'path' => $path, 'methods' => array_values( array_unique( $methods ) ) );
		}
	}
	return $found;
}

function make_page( string $text ) {
	return wp_insert_post(
		array(
			'post_type' => 'page',
			'post_status' => 'publish',
			'post_title' => 'For guests',
			'post_name' => 'for-guests',
			'post_content' => $text,
		)
	);
}
