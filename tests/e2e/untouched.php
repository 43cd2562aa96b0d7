<?php
/**
 * PHP code of untouched.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\E2e\Untouched;

function clean_up() {
	foreach ( get_posts( array( 'title' => 'Made by a test', 'post_status' => 'any', 'numberposts' => -1 ) ) as $post ) {
		wp_delete_post( $post->ID, true );
	}
}
