<?php
/**
 * PHP code of permissions-objects.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PermissionsObjects;

/** @param array<string, string> $types Post types of features. */
function make_posts( array $types ) {
	$make = static fn ( $status, $more = array() ) => wp_insert_post(
		$more + array(
			'post_author' => 1,
			'post_status' => $status,
			'post_title' => 'Zanzibar Quokka',
			'post_content' => 'Zanzibar Quokka',
			'post_excerpt' => 'Zanzibar Quokka',
		)
	);
	return array(
		'draft' => $make( 'draft' ),
		'pending' => $make( 'pending' ),
		'private' => $make( 'private' ),
		'trash' => $make( 'trash' ),
		'future' => $make( 'future', array( 'post_date' => '2035-01-01 00:00:00' ) ),
		'page' => $make( 'draft', array( 'post_type' => 'page' ) ),
		...array_map( static fn ( $type ) => $make( 'draft', array( 'post_type' => $type ) ), $types ),
	);
}

/** @param list<string> $types Post types of features. */
function remove_posts( array $types ) {
	foreach ( get_posts( array( 's' => 'Quokka', 'post_type' => array( 'post', 'page', ...$types ), 'post_status' => array( 'any', 'trash' ), 'numberposts' => -1 ) ) as $post ) {
		wp_delete_post( $post->ID, true );
	}
}

function inside( array $list, string $role ) {
	define( 'REST_REQUEST', true );
	wp_set_current_user( $role === 'visitor' ? 0 : get_user_by( 'login', 'test-' . $role )->ID );
	$found = array();
	foreach ( $list as $ask ) {
		$request = new \WP_REST_Request( $ask['method'], substr( $ask['path'], strlen( '/wp-json' ) ) );
		$request->set_query_params( $ask['query'] );
		$request->set_body_params( $ask['form'] ?? array() );
		if ( isset( $ask['json'] ) ) {
			$request->set_header( 'content-type', 'application/json' );
			$request->set_body( wp_json_encode( $ask['json'] ) );
		}
		$_GET = wp_slash( $ask['query'] );
		$_POST = wp_slash( $ask['form'] ?? array() );
		$_REQUEST = array_merge( $_GET, $_POST );
		$_SERVER['REQUEST_METHOD'] = $ask['method'];
		try {
			$response = rest_do_request( $request );
			$text = wp_json_encode( rest_get_server()->response_to_data( $response, false ) );
			if ( str_contains( (string) $text, 'Quokka' ) ) {
				$found[] = $ask['name'] . ': ' . $response->get_status();
			}
		} catch ( \Throwable $error ) {
			$found[] = $ask['name'] . ': ' . $error->getMessage();
		}
	}
	return $found;
}
