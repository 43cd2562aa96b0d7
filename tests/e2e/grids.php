<?php
/**
 * PHP code of grids.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\E2e\Grids;

function demo_photo() {
	return get_posts(
		array( 'post_type' => 'attachment', 'name' => 'demo-photo', 'post_status' => 'inherit', 'fields' => 'ids' )
	)[0];
}
