<?php
/**
 * PHP code of hero-buttons.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\HeroButtons;

function render( string $content ) {
	return render_block(
		array(
			'blockName' => 'sowb/siteorigin-widget-hero-widget',
			'attrs' => array(
				'widgetClass' => 'SiteOrigin_Widget_Hero_Widget',
				'widgetData' => array(
					'frames' => array(
						array(
							'content' => $content,
							'autop' => false,
							'buttons' => array( array( 'button' => array( 'text' => 'Order', 'url' => 'https://example.org/' ) ) ),
						),
					),
				),
			),
			'innerBlocks' => array(),
			'innerHTML' => '',
			'innerContent' => array(),
		)
	);
}
