<?php
/**
 * PHP code of hostile-engine.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Support\HostileEngine;

function set_up( array $all_features_on ) {
	update_option( 'pagewright_features', $all_features_on, true );
}
