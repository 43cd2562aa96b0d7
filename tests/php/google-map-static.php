<?php
/**
 * PHP code of google-map-static.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\GoogleMapStatic;

function html( $settings, $data ) {
	update_option( 'so_widget_settings[SiteOrigin_Widget_GoogleMap_Widget]', $settings, true );
	$photo = get_posts(
		array( 'post_type' => 'attachment', 'name' => 'demo-photo', 'post_status' => 'inherit', 'fields' => 'ids' )
	)[0];
	add_filter(
		'render_block_data',
		static function ( $block ) use ( $photo ) {
			array_walk_recursive(
				$block['attrs'],
				static function ( &$value ) use ( $photo ) { $value = '@photo' === $value ? $photo : $value; }
			);
			return $block;
		}
	);
	$block = array(
		'blockName' => 'sowb/siteorigin-widget-googlemap-widget',
		'attrs' => array( 'widgetClass' => 'SiteOrigin_Widget_GoogleMap_Widget', 'widgetData' => $data ),
		'innerBlocks' => array(),
		'innerHTML' => '',
		'innerContent' => array(),
	);
	return render_block( $block );
}
