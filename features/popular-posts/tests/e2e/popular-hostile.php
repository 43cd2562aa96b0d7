<?php
/**
 * PHP code of popular-hostile.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\E2e\PopularHostile;

use Pagewright\Features\PopularPosts\Views\Tables;

function count_and_load_lists_later() {
	Tables::create();
	update_option( 'pagewright_views', array( 'enabled' => true, 'loading' => 'deferred' ), true );
}

function stop() {
	Tables::drop();
	delete_option( 'pagewright_views' );
}
