<?php
/**
 * Title: Hero with slides
 * Slug: pagewright/hero-slides
 * Categories: pagewright
 * Description: Two slides with an image, a headline and a button each.
 * Keywords: slider, banner, intro
 * Viewport Width: 1280
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Patterns;

defined( 'ABSPATH' ) || exit;

$slide = static fn ( string $picture, string $title, string $text, string $button ): array => array(
	'content'    => '<h2 style="text-align: center;">' . esc_html( $title )
		. '</h2><p style="text-align: center;">' . esc_html( $text )
		. '</p><p style="text-align: center;">[buttons]</p>',
	'buttons'    => array( array( 'button' => Markup::button_data( $button, Markup::BRIGHT ) ) ),
	'background' => array(
		'image'          => 0,
		'image_fallback' => Markup::address( $picture ),
		'alt'            => '',
		'opacity'        => 55,
		'color'          => Markup::INK,
	),
);
Markup::widget(
	'SiteOrigin_Widget_Hero_Widget',
	array(
		'frames'   => array(
			$slide(
				'valley',
				__( 'The valley our flour comes from', 'pagewright' ),
				__( 'Ten fields, four farmers and one mill that has never moved.', 'pagewright' ),
				__( 'See the farms', 'pagewright' )
			),
			$slide(
				'meadow',
				__( 'Open from six', 'pagewright' ),
				__( 'Bread of the night, coffee of the street.', 'pagewright' ),
				__( 'Order bread', 'pagewright' )
			),
		),
		'controls' => array(
			'autoplay'                => false,
			'nav_align'               => 'center',
			'nav_always_show_desktop' => true,
			'nav_always_show_mobile'  => true,
		),
		'layout'   => array(
			'desktop'          => array( 'height' => '520px', 'padding' => '72px', 'width' => '900px' ),
			'mobile'           => array( 'height_responsive' => '440px', 'padding' => '60px' ),
			'vertically_align' => true,
		),
		'design'   => array(
			'heading_size'   => '3.25rem',
			'text_size'      => '1.2rem',
			'heading_shadow' => 60,
			'text_shadow'    => 50,
		),
	)
);
