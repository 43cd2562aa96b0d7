<?php
/**
 * PHP code of animations.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Animations;

use Pagewright\Providers\Animations\Uploads;

function answer() {
	add_filter( 'upload_mimes', static fn ( $types ) => $types + array( 'json' => 'application/json' ) );
	$uploads = new Uploads();
	$uploads->allow( array( 'json' => 'application/json' ) );
	$path = tempnam( sys_get_temp_dir(), 'x' );
	file_put_contents( $path, '{}' );
	$said = array( 'name' => 'x.json', 'tmp_name' => $path, 'error' => 0 );
	$said = $uploads->check( $said );
	unlink( $path );
	return array( 'error' => $said['error'] );
}

function render( $data ) {
	return render_block(
		array(
			'blockName' => 'sowb/siteorigin-widget-lottie-player-widget',
			'attrs' => array( 'widgetData' => $data ),
			'innerBlocks' => array(),
			'innerHTML' => '',
			'innerContent' => array(),
		)
	);
}
