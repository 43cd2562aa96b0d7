<?php
/**
 * Title: Numbers
 * Slug: pagewright/numbers
 * Categories: pagewright
 * Description: Four figures in a row.
 * Keywords: figures, facts, statistics
 * Viewport Width: 1280
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Patterns;

defined( 'ABSPATH' ) || exit;

Markup::section( 'dark' );
Markup::heading(
	__( 'A year in figures', 'pagewright' ),
	__( 'Counted on the last Sunday of December, with flour on the pencil.', 'pagewright' )
);
Markup::columns();
foreach ( array(
	array( 'wheat-awn', __( '38 t', 'pagewright' ), __( 'of grain, all from here', 'pagewright' ) ),
	array( 'fire', __( '312', 'pagewright' ), __( 'nights at the oven', 'pagewright' ) ),
	array( 'people-group', __( '11', 'pagewright' ), __( 'people who bake', 'pagewright' ) ),
	array( 'heart', __( '0', 'pagewright' ), __( 'loaves thrown away', 'pagewright' ) ),
) as $figure ) {
	Markup::column( '', 'top' );
	Markup::widget(
		'SiteOrigin_Widget_Icon_Widget',
		array(
			'icon'      => "fontawesome-sow-fas-$figure[0]",
			'color'     => Markup::AMBER,
			'size'      => '36px',
			'alignment' => 'center',
		)
	);
	Markup::heading( $figure[1], $figure[2], array( 'tag' => 'p', 'size' => '2.75rem', 'below_size' => '1rem' ) );
	Markup::end();
}
Markup::end( 2 );
