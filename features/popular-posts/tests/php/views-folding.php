<?php
/**
 * PHP code of views-folding.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\ViewsFolding;

use Pagewright\Features\PopularPosts\Lists\ListOptions;
use Pagewright\Features\PopularPosts\Lists\PopularList;

function popular_html( string $code ) {
	foreach ( array( 'Clock', 'Counts', 'Folding', 'Range', 'RedisStore', 'Settings', 'RangeSums', 'StateTable', 'Stores', 'Tables', 'TableStore' ) as $class ) {
		class_alias( "Pagewright\\Features\\PopularPosts\\Views\\$class", $class );
	}
	eval( $code );
	return PopularList::html( ListOptions::of( array( 'range' => 'last7days' ) ) );
}
