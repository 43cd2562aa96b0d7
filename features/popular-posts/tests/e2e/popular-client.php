<?php
/**
 * PHP code of popular-client.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\E2e\PopularClient;

use Pagewright\Features\PopularPosts\Views\Counting;
use Pagewright\Features\PopularPosts\Views\Counts;
use Pagewright\Features\PopularPosts\Views\Range;
use Pagewright\Features\PopularPosts\Views\Settings;

function make_page( string $placeholder ) {
	kses_remove_filters();
	return wp_insert_post( wp_slash( array( 'post_title' => 'List', 'post_status' => 'publish', 'post_content' => $placeholder ) ) );
}

/** Counts the views of bots too: a browser in a test identifies itself as automated. */
function count_bots() {
	Counting::start();
	Settings::load()->with( array( 'bots' => true ) )->save();
}

function views( int $post ) {
	return Counts::of( $post, Range::everything() );
}
