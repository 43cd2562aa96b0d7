<?php
/**
 * Title: Call to action
 * Slug: pagewright/cta
 * Categories: pagewright
 * Description: One sentence and one button on a dark band.
 * Keywords: banner, button, action
 * Viewport Width: 1280
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Patterns;

defined( 'ABSPATH' ) || exit;

Markup::section( 'dark' );
Markup::wide();
Markup::widget(
	'SiteOrigin_Widget_Cta_Widget',
	array(
		'title'     => __( 'Tomorrow\'s bread is made tonight', 'pagewright' ),
		'sub_title' => __( 'Order until six, pick up from seven.', 'pagewright' ),
		'design'    => array(
			'colors' => array(
				'background_color' => Markup::DEEP,
				'border_color'     => Markup::DEEP,
				'title_color'      => '#ffffff',
				'subtitle_color'   => '#e3ece5',
			),
			'fonts'  => array(
				'title_tag'          => 'h2',
				'title_font_size'    => '2rem',
				'sub_title_tag'      => 'p',
				'subtitle_font_size' => '1.15rem',
			),
			'layout' => array( 'desktop' => Markup::end_side(), 'mobile' => 'below' ),
		),
		'button'    => Markup::button_data(
			__( 'Order now', 'pagewright' ),
			Markup::BRIGHT + array( 'font_size' => '1.1em' ),
			'fontawesome-sow-fas-arrow-' . Markup::end_side()
		),
	)
);
Markup::end( 2 );
