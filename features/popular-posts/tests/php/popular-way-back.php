<?php
/**
 * PHP code of popular-way-back.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\PopularWayBack;

use Pagewright\Blocks\Renderer;
use Pagewright\Fields\Registry;
use Pagewright\Schema\Loader;

function edited( $attributes, string $change ) {
	$schema = new Loader( dirname( \Pagewright\FILE ) );
	$renderer = new Renderer( $schema, new Registry() );
	$widget = $schema->find( 'Pagewright_Popular_Posts_Widget' );
	$data = $renderer->migrate( $widget, array( 'wpp_block' => $attributes ) );
	eval( $change );
	return $data;
}
