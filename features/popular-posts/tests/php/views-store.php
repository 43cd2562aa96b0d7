<?php
/**
 * PHP code of views-store.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\ViewsStore;

use Pagewright\Features\PopularPosts\Views\Counts;
use Pagewright\Features\PopularPosts\Views\Folding;
use Pagewright\Features\PopularPosts\Views\Range;
use Pagewright\Features\PopularPosts\Views\TableStore;

function counts() {
	$store = new TableStore();
	$read = static fn () => array_map(
		static fn ( $range ) => Counts::of( 7, Range::of( $range ) ),
		array( 'last24hours', 'last7days', 'last30days', 'all' )
	);
	$seen = array( $read() );
	$store->add( 7, 1 );
	$store->add( 7, 4 );
	$store->add( 8, 1 );
	$seen[] = $read();
	Folding::run();
	$seen[] = $read();
	$store->add( 7, 1 );
	$seen[] = $read();
	Folding::run();
	Folding::run();
	$seen[] = $read();
	return $seen;
}
