<?php
/**
 * PHP code of cleaner.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Cleaner;

use Pagewright\Fields\Registry;
use Pagewright\Schema\Cleaner;

function cleaned( $fields, array $list ) {
	$cleaner = new Cleaner( $fields, new Registry() );
	return array_map( $cleaner->clean( ... ), $list );
}
