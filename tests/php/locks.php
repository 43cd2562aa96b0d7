<?php
/**
 * PHP code of locks.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Locks;

use Pagewright\Features\PopularPosts\Views\Clock;
use Pagewright\Features\PopularPosts\Views\StoreError;
use Pagewright\Features\PopularPosts\Views\Tables;
use Pagewright\Providers\Locks\CacheLock;
use Pagewright\Providers\Locks\Lock;
use Pagewright\Providers\Locks\RowLock;

/** Returns a new lock. @param string $place `options`, or `views` for the table of view counting. */
function lock_in( string $place ): Lock {
	if ( 'options' === $place ) {
		return RowLock::in_options( 'pagewright_lock_of_a_test', 60 );
	}
	create_tables();
	return RowLock::in_table( Tables::name( 'state' ), 'lock:of-a-test', 60, Clock::now( ... ), StoreError::class );
}

function create_tables() {
	if ( ! Tables::exist() ) {
		Tables::create();
	}
}

/** Lets the lock expire. */
function expire() {
	global $wpdb;
	$wpdb->query( "UPDATE $wpdb->options SET option_value = CONCAT( '0000000001', SUBSTR( option_value, 11 ) ) WHERE option_name = 'pagewright_lock_of_a_test'" );
	$wpdb->query( 'UPDATE ' . Tables::name( 'state' ) . " SET value = CONCAT( '0000000001', SUBSTR( value, 11 ) ) WHERE name = 'lock:of-a-test'" );
}

function forget() {
	global $wpdb;
	$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name = 'pagewright_lock_of_a_test'" );
	if ( Tables::exist() ) {
		$wpdb->query( 'DELETE FROM ' . Tables::name( 'state' ) . " WHERE name = 'lock:of-a-test'" );
	}
}

function acquire( string $place ) {
	return lock_in( $place )->acquire();
}

function hold_and_release( string $place ) {
	create_tables();
	[ $one, $other ] = array( lock_in( $place ), lock_in( $place ) );
	$results         = array( $one->acquire(), $other->acquire(), $one->is_held(), $other->is_held() );
	$other->release();
	$results[] = $other->acquire();
	$one->release();
	$one->release();
	array_push( $results, $other->acquire(), $one->acquire() );
	$other->release();
	return $results;
}

function take_over( string $place ) {
	create_tables();
	[ $killed, $next, $third ] = array( lock_in( $place ), lock_in( $place ), lock_in( $place ) );
	$results                   = array( $killed->acquire() );
	expire();
	array_push( $results, $next->acquire(), $third->acquire() );
	$killed->release();
	$results[] = $third->acquire();
	$next->release();
	$results[] = $third->acquire();
	$third->release();
	return $results;
}

function leave_text( string $place ) {
	create_tables();
	[ $one, $other ] = array( lock_in( $place ), lock_in( $place ) );
	$one->acquire();
	$results = array( $other->acquire(), $other->left() );
	$one->leave( "a sent\nb", 60 );
	array_push( $results, $other->acquire(), $other->left() );
	expire();
	array_push( $results, $other->acquire(), $other->left() );
	$other->release();
	return $results;
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
