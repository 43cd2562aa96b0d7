<?php
/**
 * Title: Testimonials
 * Slug: pagewright/testimonials
 * Categories: pagewright
 * Description: What customers say, in three cards.
 * Keywords: quotes, reviews, customers
 * Viewport Width: 1280
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Patterns;

defined( 'ABSPATH' ) || exit;

Markup::section( 'soft' );
Markup::heading(
	__( 'What is said at the counter', 'pagewright' ),
	__( 'Written down as it was told to us.', 'pagewright' )
);
Markup::wide();
$voice = static fn ( string $picture, string $name, string $location, string $text ): array =>
	array(
		'name'           => $name,
		'location'       => $location,
		'image'          => 0,
		'image_fallback' => Markup::address( $picture ),
		'text'           => "<p>$text</p>",
		'url'            => '',
	);
Markup::widget(
	'SiteOrigin_Widgets_Testimonials_Widget',
	array(
		'testimonials' => array(
			$voice(
				'mina',
				__( 'Cleo Adams', 'pagewright' ),
				__( 'lives across the street', 'pagewright' ),
				__(
					'I moved house and measured the way to this bakery first. Four hundred steps; we took the flat.',
					'pagewright'
				)
			),
			$voice(
				'otto',
				__( 'Ben Castillo', 'pagewright' ),
				__( 'cooks at the Old Quay', 'pagewright' ),
				__(
					'Our guests ask for the bread before they ask for the menu. I have stopped being offended.',
					'pagewright'
				)
			),
			$voice(
				'nora',
				__( 'Ida Novak', 'pagewright' ),
				__( 'comes on Saturdays', 'pagewright' ),
				__(
					'My children eat the crust. I thought that was a thing one says about other people\'s children.',
					'pagewright'
				)
			),
		),
		'settings'     => array( 'per_line' => 3 ),
		'design'       => array(
			'image'                       => array( 'image_shape' => 'round', 'image_size' => 56 ),
			'colors'                      => array(
				'testimonial_background' => '',
				'text_background'        => '#edf2ec',
				'text_color'             => Markup::INK,
			),
			'padding'                     => 24,
			'border_radius'               => 12,
			'user_position'               => Markup::start(),
			'layout'                      => 'text_above',
			'equalize_testimonial_height' => true,
		),
	)
);
Markup::end( 2 );
