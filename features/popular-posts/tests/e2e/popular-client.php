<?php
/**
 * PHP code of popular-client.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\E2e\PopularClient;

function make_page( string $placeholder ) {
	kses_remove_filters();
	return wp_insert_post( wp_slash( array( 'post_title' => 'List', 'post_status' => 'publish', 'post_content' => $placeholder ) ) );
}
