<?php
/**
 * PHP code of locks.ts. Each function gets two functions: one returns a new lock, the other lets it expire.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Support\Locks;

function acquire( \Closure $lock ): bool {
	return $lock()->acquire();
}

function hold_and_release( \Closure $lock, \Closure $expire ): array {
	[ $one, $other ] = array( $lock(), $lock() );
	$results         = array( $one->acquire(), $other->acquire(), $one->is_held(), $other->is_held() );
	$other->release();
	$results[] = $other->acquire();
	$one->release();
	$one->release();
	array_push( $results, $other->acquire(), $one->acquire() );
	$other->release();
	return $results;
}

function take_over( \Closure $lock, \Closure $expire ): array {
	[ $killed, $next, $third ] = array( $lock(), $lock(), $lock() );
	$results                   = array( $killed->acquire() );
	$expire();
	array_push( $results, $next->acquire(), $third->acquire() );
	$killed->release();
	$results[] = $third->acquire();
	$next->release();
	$results[] = $third->acquire();
	$third->release();
	return $results;
}

function leave_text( \Closure $lock, \Closure $expire ): array {
	[ $one, $other ] = array( $lock(), $lock() );
	$one->acquire();
	$results = array( $other->acquire(), $other->left() );
	$one->leave( "a sent\nb", 60 );
	array_push( $results, $other->acquire(), $other->left() );
	$expire();
	array_push( $results, $other->acquire(), $other->left() );
	$other->release();
	return $results;
}
