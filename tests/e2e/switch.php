<?php
/**
 * PHP code of switch.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\E2e\Switch;

use Pagewright\Switching\DryRun\Run;

function clear() {
	( new Run() )->cancel();
	delete_option( 'pagewright_switching' );
	delete_user_option( 1, 'pagewright_switching_dismissed' );
}
