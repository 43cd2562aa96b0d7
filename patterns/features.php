<?php
/**
 * Title: Services
 * Slug: pagewright/features
 * Categories: pagewright
 * Description: Three or six things you offer, each with an icon.
 * Keywords: services, features, icons
 * Viewport Width: 1280
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Patterns;

defined( 'ABSPATH' ) || exit;

Markup::section();
Markup::heading(
	__( 'What we do all day', 'pagewright' ),
	__( 'Six trades under one roof, and one till.', 'pagewright' )
);
Markup::wide();
$feature = static fn ( string $icon, string $title, string $text ): array =>
	array(
		'icon'            => "fontawesome-sow-fas-$icon",
		'container_color' => Markup::GREEN,
		'title'           => $title,
		'text'            => "<p>$text</p>",
		'more_text'       => '',
		'more_url'        => '',
	);
Markup::widget(
	'SiteOrigin_Widget_Features_Widget',
	array(
		'features'               => array(
			$feature(
				'wheat-awn',
				__( 'The mill', 'pagewright' ),
				__( 'Rye, spelt and wheat from four farms, ground twice a week on stone.', 'pagewright' )
			),
			$feature(
				'fire',
				__( 'The oven', 'pagewright' ),
				__( 'Brick, wood and patience. It holds its heat for three bakes.', 'pagewright' )
			),
			$feature(
				'mug-hot',
				__( 'The coffee bar', 'pagewright' ),
				__( 'Filter or espresso, with the crust of the day on the side.', 'pagewright' )
			),
			$feature(
				'truck',
				__( 'The van', 'pagewright' ),
				__( 'Shops and kitchens within thirty kilometers, before seven.', 'pagewright' )
			),
			$feature(
				'people-group',
				__( 'The school', 'pagewright' ),
				__( 'On Thursdays eight people learn to shape a loaf that stands.', 'pagewright' )
			),
			$feature(
				'cake-candles',
				__( 'The big days', 'pagewright' ),
				__( 'Weddings, jubilees, first days at school: ask us early.', 'pagewright' )
			),
		),
		'fonts'                  => array(
			'title_options' => array( 'tag' => 'h3', 'size' => '1.25rem' ),
			'text_options'  => array( 'size' => '1rem' ),
		),
		'container_shape'        => 'round',
		'container_size'         => '72px',
		'icon_size'              => '30px',
		'per_row'                => 3,
		'feature_spacing'        => '40px 40px',
		'feature_spacing_mobile' => '32px 0px',
		'responsive'             => true,
	)
);
Markup::end( 2 );
