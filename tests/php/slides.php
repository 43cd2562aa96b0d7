<?php
/**
 * PHP code of slides.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Slides;

use Pagewright\Blocks\Renderer;
use Pagewright\Fields\Registry;
use Pagewright\Schema\Loader;

function migrated( $data, string $classe ) {
	$loader = new Loader( dirname( \Pagewright\FILE ) );
	return ( new Renderer( $loader, new Registry() ) )->migrate( $loader->find( $classe ), $data );
}
