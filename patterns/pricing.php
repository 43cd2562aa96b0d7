<?php
/**
 * Title: Pricing
 * Slug: pagewright/pricing
 * Categories: pagewright
 * Description: Three plans side by side, one of them in front.
 * Keywords: prices, plans, table
 * Viewport Width: 1280
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Patterns;

defined( 'ABSPATH' ) || exit;

Markup::section();
Markup::heading(
	__( 'A loaf with your name on it', 'pagewright' ),
	__( 'Pick it up when you like. Pause when you are away.', 'pagewright' )
);
Markup::wide();
$line = static fn ( string $text, string $icon = 'check' ): array =>
	array( 'text' => $text, 'hover' => '', 'icon_new' => "fontawesome-sow-fas-$icon", 'icon_color' => Markup::GREEN );
$plan = static fn ( array $texts, array $features, bool $featured = false ): array =>
	array(
		'featured' => $featured,
		'title'    => $texts[0],
		'subtitle' => $texts[1],
		'price'    => $texts[2],
		'per'      => __( 'a week', 'pagewright' ),
		'button'   => $texts[3],
		'url'      => '#',
		'features' => $features,
	);
Markup::widget(
	'SiteOrigin_Widget_PriceTable_Widget',
	array(
		'columns'              => array(
			$plan(
				array(
					__( 'Single', 'pagewright' ),
					__( 'For one, or two who share', 'pagewright' ),
					__( '€5', 'pagewright' ),
					__( 'Choose Single', 'pagewright' ),
				),
				array(
					$line( __( 'One loaf of the week', 'pagewright' ) ),
					$line( __( 'Pick up on any day', 'pagewright' ) ),
					$line( __( 'Pause for free', 'pagewright' ) ),
				)
			),
			$plan(
				array(
					__( 'Family', 'pagewright' ),
					__( 'What most of us take', 'pagewright' ),
					__( '€13', 'pagewright' ),
					__( 'Choose Family', 'pagewright' ),
				),
				array(
					$line( __( 'Three loaves, any grain', 'pagewright' ) ),
					$line( __( 'Six rolls on Saturday', 'pagewright' ) ),
					$line( __( 'Pause for free', 'pagewright' ) ),
				),
				true
			),
			$plan(
				array(
					__( 'Kitchen', 'pagewright' ),
					__( 'Cafés and small restaurants', 'pagewright' ),
					__( '€60', 'pagewright' ),
					__( 'Choose Kitchen', 'pagewright' ),
				),
				array(
					$line( __( 'Twenty loaves', 'pagewright' ) ),
					$line( __( 'At your door before seven', 'pagewright' ), 'truck' ),
					$line( __( 'One invoice a month', 'pagewright' ) ),
				)
			),
		),
		'equalize_row_heights' => true,
		'design'               => array(
			'header'  => array(
				'background_color'          => '#3d5a4e',
				'featured_background_color' => Markup::DEEP,
				'color'                     => '#ffffff',
				'featured_color'            => '#ffffff',
			),
			'feature' => array( 'color' => '#3a463f' ),
			'button'  => array(
				'container_color'           => Markup::PALE,
				'background_color'          => Markup::GREEN,
				'featured_background_color' => Markup::GREEN,
			),
		),
	)
);
Markup::end( 2 );
