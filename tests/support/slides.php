<?php
/**
 * PHP code of slides.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Support\Slides;

use Pagewright\Schema\Loader;

function html_of( $data, string $before, string $classe ) {
	eval( $before );
	$widget = ( new Loader( dirname( \Pagewright\FILE ) ) )->find( $classe );
	$photo = get_posts(
		array( 'post_type' => 'attachment', 'name' => 'demo-photo', 'post_status' => 'inherit', 'fields' => 'ids' )
	)[0];
	array_walk_recursive(
		$data,
		static function ( &$value ) use ( $photo ) { $value = '@photo' === $value ? $photo : $value;
		}
	);
	return render_block(
		array(
			'blockName' => $widget->block,
			'attrs' => array( 'widgetClass' => $widget->class, 'widgetData' => $data ),
			'innerBlocks' => array(),
			'innerHTML' => '',
			'innerContent' => array(),
		)
	);
}
