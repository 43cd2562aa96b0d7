<?php
/**
 * PHP code of video-original.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\VideoOriginal;

function render( array $data, string $before ) {
	eval( $before );
	return render_block(
		array(
			'blockName' => 'sowb/siteorigin-widget-video-widget',
			'attrs' => array( 'widgetClass' => 'SiteOrigin_Widget_Video_Widget', 'widgetData' => $data ),
			'innerBlocks' => array(),
			'innerHTML' => '',
			'innerContent' => array(),
		)
	);
}
