<?php
/**
 * Title: Hero with an image
 * Slug: pagewright/hero
 * Categories: pagewright
 * Description: A headline, two buttons and an image on a dark band.
 * Keywords: intro, banner, start
 * Viewport Width: 1280
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Patterns;

defined( 'ABSPATH' ) || exit;

Markup::section( 'dark' );
Markup::columns();
Markup::column( '50%' );
Markup::heading(
	__( 'Good bread needs a night\'s sleep', 'pagewright' ),
	__( 'We mix in the evening, wait until morning, and open the door when the first loaves crackle.', 'pagewright' ),
	array( 'align' => Markup::start(), 'size' => '3.25rem', 'below_size' => '1.2rem', 'fit' => true )
);
Markup::widget(
	'SiteOrigin_Widget_Button_Grid_Widget',
	array(
		'buttons' => array(
			array(
				'widget' => Markup::button_data(
					__( 'Order bread', 'pagewright' ),
					Markup::BRIGHT,
					'fontawesome-sow-fas-arrow-' . Markup::end_side()
				),
			),
			array(
				'widget' => Markup::button_data(
					__( 'How we bake', 'pagewright' ),
					array(
						'theme'                  => 'wire',
						'button_color'           => '#ffffff',
						'hover_background_color' => '#ffffff',
						'hover_text_color'       => Markup::INK,
					)
				),
			),
		),
		'layout'  => array(
			'desktop' => array( 'columns' => 2, 'alignment' => Markup::start(), 'gap' => '16px 16px' ),
			'mobile'  => array( 'columns' => 1, 'alignment' => Markup::start(), 'gap' => '12px 12px' ),
		),
	)
);
Markup::end();
Markup::column( '50%' );
Markup::picture( 'valley', __( 'Hills in the morning mist, ridge behind ridge', 'pagewright' ) );
Markup::end( 3 );
