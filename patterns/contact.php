<?php
/**
 * Title: Contact
 * Slug: pagewright/contact
 * Categories: pagewright
 * Description: Address, opening hours and social buttons beside a map.
 * Keywords: address, map, hours
 * Viewport Width: 1280
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Patterns;

defined( 'ABSPATH' ) || exit;

Markup::section();
Markup::heading( __( 'Come by', 'pagewright' ), __( 'Ring the bell at the side door before seven.', 'pagewright' ) );
Markup::columns();
Markup::column( '38%', 'top' );
Markup::widget(
	'SiteOrigin_Widget_Editor_Widget',
	array(
		'title' => '',
		'text'  => '<h3>' . __( 'Address', 'pagewright' ) . '</h3><p>'
			. __( 'Harbor Lane Bakery', 'pagewright' ) . '<br>' . __( '4 Harbor Lane, Kiel', 'pagewright' )
			. '</p><h3>' . __( 'Opening hours', 'pagewright' ) . '</h3><p>'
			. __( 'Tuesday to Friday: 7 am to 2 pm', 'pagewright' ) . '<br>'
			. __( 'Saturday: 7 am until sold out', 'pagewright' ) . '<br>'
			. __( 'Sunday and Monday: asleep', 'pagewright' ) . '</p>',
		'autop' => false,
	)
);
Markup::social(
	array(
		'instagram' => __( 'Our bread on Instagram', 'pagewright' ),
		'facebook'  => __( 'Our bakery on Facebook', 'pagewright' ),
		'envelope'  => __( 'Write to us', 'pagewright' ),
	)
);
Markup::end();
Markup::column( '62%', 'top' );
Markup::widget(
	'SiteOrigin_Widget_GoogleMap_Widget',
	array(
		'map_center' => array(
			'name'     => __( 'Harbor Lane Bakery', 'pagewright' ),
			'address'  => __( '4 Harbor Lane, Kiel', 'pagewright' ),
			'location' => '(54.3233, 10.1228)',
		),
		'settings'   => array(
			'map_type'         => 'interactive',
			'width'            => '640',
			'height'           => '400',
			'zoom'             => 14,
			'mobile_zoom'      => 13,
			'gesture_handling' => 'cooperative',
		),
	)
);
Markup::end( 3 );
