<?php
/**
 * Title: Product with tabs
 * Slug: pagewright/product-tabs
 * Categories: pagewright
 * Description: An image beside tabs with details.
 * Keywords: tabs, product, details
 * Viewport Width: 1280
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Patterns;

defined( 'ABSPATH' ) || exit;

Markup::section();
Markup::columns();
Markup::column( '42%', 'top' );
Markup::picture( 'meadow', __( 'A green meadow under a wide sky', 'pagewright' ) );
Markup::end();
Markup::column( '58%', 'top' );
Markup::heading(
	__( 'The valley loaf', 'pagewright' ),
	__( 'One and a half kilos of rye, dark outside, mild inside.', 'pagewright' ),
	array( 'align' => Markup::start() )
);
Markup::widget(
	'SiteOrigin_Widget_Tabs_Widget',
	array(
		'title'  => '',
		'tabs'   => array(
			array(
				'title'        => __( 'Taste', 'pagewright' ),
				'content_text' => '<p>'
					. __(
						'Malt, a little honey, and the sour of a dough that had a night to itself. It wants butter, cheese or nothing at all.',
						'pagewright'
					)
					. '</p>',
			),
			array(
				'title'        => __( 'Ingredients', 'pagewright' ),
				'content_text' => '<ul><li>' . __( 'Rye from the valley', 'pagewright' ) . '</li><li>'
					. __( 'Water, salt from the coast', 'pagewright' ) . '</li><li>'
					. __( 'A starter that is older than our youngest baker', 'pagewright' ) . '</li></ul>',
			),
			array(
				'title'        => __( 'Keeping', 'pagewright' ),
				'content_text' => '<p>'
					. __(
						'A week in a clay pot or a linen bag. Slices can be frozen and go straight into the toaster.',
						'pagewright'
					)
					. '</p>',
			),
		),
		'design' => array(
			'tabs_container' => array( 'background_color' => Markup::DEEP ),
			'tabs'           => array(
				'background_hover_color' => Markup::PALE,
				'title_color'            => '#ffffff',
				'title_hover_color'      => Markup::INK,
				'border_color'           => Markup::DEEP,
				'border_hover_color'     => Markup::PALE,
			),
			'panels'         => array( 'background_color' => Markup::PALE, 'font_color' => '#3a463f' ),
		),
	)
);
Markup::button(
	__( 'Put one aside for me', 'pagewright' ),
	array( 'align' => Markup::start(), 'mobile_align' => 'justify' ),
	'fontawesome-sow-fas-basket-shopping'
);
Markup::end( 3 );
