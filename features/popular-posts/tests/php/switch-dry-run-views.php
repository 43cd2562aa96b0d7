<?php
/**
 * PHP code of switch-dry-run-views.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\SwitchDryRunViews;

function make_page() {
	return wp_insert_post(
		array(
			'post_type' => 'page',
			'post_status' => 'publish',
			'post_title' => 'Numbers',
			'post_content' => '[wpp_views_count post_id=1]',
		)
	);
}
