<?php
/**
 * PHP code of posts-query-safety.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PostsQuerySafety;

use Pagewright\Fields\Posts\Field;
use Pagewright\Fields\Posts\Query;

function seen( array $flat_map ) {
	wp_set_current_user( 1 );
	register_post_type( 'test_internal', array( 'public' => false ) );
	$shown = array();
	$found = 0;
	foreach ( $flat_map as $saved ) {
		foreach ( ( new \WP_Query( Query::args( $saved ) ) )->posts as $post ) {
			++$found;
			if ( str_contains( $post->post_title, 'Secret' ) ) {
				$shown[] = array( $saved, $post->post_title );
			}
		}
	}
	return compact( 'shown', 'found' );
}

function failed( array $list ) {
	$failed = array();
	set_error_handler(
		static function ( $level, $message ) use ( &$failed ) {
			$failed[] = $message;
			return true;
		}
	);
	foreach ( $list as $saved ) {
		try {
			$field = new Field();
			$again = $field->clean( $saved, array(), array(), 'posts' );
			foreach ( array( $saved, $again ) as $one ) {
				foreach ( ( new \WP_Query( Query::args( $one, 3 ) ) )->posts as $post ) {
					'publish' === get_post_status( $post ) || $failed[] = array( $one, $post->post_title );
				}
			}
		} catch ( \Throwable $error ) {
			$failed[] = array( $saved, $error->getMessage(), $error->getFile(), $error->getLine() );
		}
	}
	restore_error_handler();
	return $failed;
}
