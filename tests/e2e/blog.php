<?php
/**
 * PHP code of blog.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\E2e\Blog;

function set_post_content( string $content ) {
	wp_update_post(
		wp_slash( array( 'ID' => get_page_by_path( 'post-lists-test-1', OBJECT, 'post' )->ID, 'post_content' => $content ) )
	);
}
