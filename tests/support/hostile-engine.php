<?php
/**
 * PHP code of hostile-engine.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Support\HostileEngine;

use Pagewright\Features\PopularPosts\Views\Tables;

function set_up( array $all_features_on ) {
	Tables::create();
	update_option( 'pagewright_views', array( 'enabled' => true, 'loading' => 'deferred' ), true );
	update_option( 'pagewright_features', $all_features_on, true );
}
