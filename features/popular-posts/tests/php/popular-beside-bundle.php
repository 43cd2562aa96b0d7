<?php
/**
 * PHP code of popular-beside-bundle.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\PopularBesideBundle;

function shown() {
	return array(
		'list' => do_shortcode( '[wpp]' ),
		'count' => do_shortcode( '[wpp_views_count]' ),
		'function' => function_exists( 'wpp_get_mostpopular' ),
		'widget' => do_blocks( '<!-- wp:sowb/pagewright-popular-posts-widget {"widgetData":{}} /-->' ),
	);
}
