<?php
/**
 * PHP code of popular-client.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\PopularClient;

use Pagewright\Features\PopularPosts\Lists\ListOptions;

function from_client( $body ) {
	$options = ListOptions::from_client( $body );
	return array( 'values' => $options->values(), 'isTrusted' => $options->is_trusted );
}

function hidden() {
	register_taxonomy( 'test_hidden', 'post', array( 'public' => false ) );
	return ListOptions::from_client( array( 'taxonomy' => 'test_hidden;category', 'term_id' => '1;2' ) )->values();
}
