<?php
/**
 * PHP code of popular-options.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\PopularOptions;

use Pagewright\Features\PopularPosts\Lists\ListOptions;

function values( array $given, string $name ) {
	return array_map( static fn ( $value ) => ListOptions::of( array( $name => $value ) )->values()[$name], $given );
}
