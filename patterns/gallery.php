<?php
/**
 * Title: Gallery
 * Slug: pagewright/gallery
 * Categories: pagewright
 * Description: Images of different sizes in a masonry.
 * Keywords: images, photos, masonry
 * Viewport Width: 1280
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Patterns;

defined( 'ABSPATH' ) || exit;

Markup::section();
Markup::heading(
	__( 'Where the grain grows', 'pagewright' ),
	__( 'Four farms, one coast, and the weather we talk about.', 'pagewright' )
);
Markup::wide();
$item = static fn ( string $picture, string $title, int $columns = 1, int $rows = 1 ): array =>
	array(
		'image'          => 0,
		'image_fallback' => Markup::address( $picture ),
		'title'          => $title,
		'column_span'    => $columns,
		'row_span'       => $rows,
		'url'            => '',
	);
Markup::widget(
	'SiteOrigin_Widget_Simple_Masonry_Widget',
	array(
		'items'  => array(
			$item( 'valley', __( 'The valley at six', 'pagewright' ), 2, 2 ),
			$item( 'pines', __( 'Behind the mill', 'pagewright' ), 1, 2 ),
			$item( 'coast', __( 'Salt comes from here', 'pagewright' ) ),
			$item( 'sands', __( 'Durum likes it dry', 'pagewright' ) ),
			$item( 'meadow', __( 'Clover before rye', 'pagewright' ) ),
			$item( 'dusk', __( 'The last cart', 'pagewright' ), 3 ),
		),
		'layout' => array(
			'origin_left' => 'true',
			'desktop'     => array( 'columns' => 4, 'row_height' => 220, 'gutter' => 14 ),
			'tablet'      => array( 'break_point' => 768, 'columns' => 2, 'row_height' => 200, 'gutter' => 12 ),
			'mobile'      => array( 'break_point' => 480, 'columns' => 1, 'row_height' => 240, 'gutter' => 12 ),
		),
	)
);
Markup::end( 2 );
