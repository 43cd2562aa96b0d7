<?php
/**
 * PHP code of views-lock.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\ViewsLock;

use Pagewright\Features\PopularPosts\Views\Clock;
use Pagewright\Features\PopularPosts\Views\StoreError;
use Pagewright\Features\PopularPosts\Views\Tables;
use Pagewright\Providers\Locks\RowLock;

require_once dirname( __DIR__, 4 ) . '/tests/support/locks.php';

/** Calls a function of tests/support/locks.php. */
function run( string $function_name ) {
	Tables::exist() || Tables::create();
	$lock = static fn () =>
		RowLock::in_table( Tables::name( 'state' ), 'lock:of-a-test', 60, Clock::now( ... ), StoreError::class );
	return call_user_func( "Pagewright\\Tests\\Support\\Locks\\$function_name", $lock, expire( ... ) );
}

/** Lets the lock expire. */
function expire() {
	global $wpdb;
	$wpdb->query( 'UPDATE ' . Tables::name( 'state' ) . " SET value = CONCAT( '0000000001', SUBSTR( value, 11 ) ) WHERE name = 'lock:of-a-test'" );
}

function forget() {
	global $wpdb;
	Tables::exist() || Tables::create();
	$wpdb->query( 'DELETE FROM ' . Tables::name( 'state' ) . " WHERE name = 'lock:of-a-test'" );
}
