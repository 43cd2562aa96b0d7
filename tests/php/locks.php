<?php
/**
 * PHP code of locks.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Locks;

use Pagewright\Providers\Locks\CacheLock;
use Pagewright\Providers\Locks\RowLock;

require_once dirname( __DIR__ ) . '/support/locks.php';

/** Calls a function of support/locks.php. */
function run( string $function_name ) {
	$lock = static fn () => RowLock::in_options( 'pagewright_lock_of_a_test', 60 );
	return call_user_func( "Pagewright\\Tests\\Support\\Locks\\$function_name", $lock, expire( ... ) );
}

/** Lets the lock expire. */
function expire() {
	global $wpdb;
	$wpdb->query( "UPDATE $wpdb->options SET option_value = CONCAT( '0000000001', SUBSTR( option_value, 11 ) ) WHERE option_name = 'pagewright_lock_of_a_test'" );
}

function forget() {
	global $wpdb;
	$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name = 'pagewright_lock_of_a_test'" );
}

function hold_in_cache() {
	[ $one, $other ] = array( new CacheLock( 'of-a-test', 60 ), new CacheLock( 'of-a-test', 60 ) );
	$results         = array( $one->acquire(), $other->acquire() );
	$other->release();
	$results[] = $other->acquire();
	$one->release();
	$results[] = $other->acquire();
	wp_cache_delete( 'of-a-test', 'pagewright' );
	array_push( $results, $one->acquire() );
	$other->release();
	$results[] = $other->acquire();
	return $results;
}
