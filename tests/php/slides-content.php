<?php
/**
 * PHP code of slides-content.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\SlidesContent;

use Pagewright\Blocks\LayoutSlider\Render;
use Pagewright\Schema\Loader;

function is_hidden( string $before, string $classe ) {
	eval( $before );
	$loader = new Loader( dirname( \Pagewright\FILE ) );
	$widget = $loader->find( $classe );
	return (bool) ( ( new Render() )->form( $loader->fields( $widget ) )['design']['hidden'] ?? false );
}
