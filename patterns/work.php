<?php
/**
 * Title: Work in cards
 * Slug: pagewright/work
 * Categories: pagewright
 * Description: Three pieces of work, each with an image.
 * Keywords: portfolio, projects, cards
 * Viewport Width: 1280
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Patterns;

defined( 'ABSPATH' ) || exit;

Markup::section( 'soft' );
Markup::heading( __( 'Baked for others', 'pagewright' ), __( 'Three jobs we still talk about.', 'pagewright' ) );
Markup::columns();
foreach ( array(
	array(
		'coast',
		__( 'The Old Quay', 'pagewright' ),
		__( 'Forty small loaves each evening, for a kitchen that looks at the sea.', 'pagewright' ),
	),
	array(
		'sands',
		__( 'Summer on the Sands', 'pagewright' ),
		__( 'Flatbread for nine hundred people, out of two borrowed ovens.', 'pagewright' ),
	),
	array(
		'dusk',
		__( 'The Night Market', 'pagewright' ),
		__( 'Rolls until midnight, and a queue that sang.', 'pagewright' ),
	),
) as $job ) {
	Markup::column( '', 'top' );
	Markup::picture( $job[0], '' );
	Markup::heading(
		$job[1],
		$job[2],
		array( 'tag' => 'h3', 'align' => Markup::start(), 'size' => '1.35rem', 'below_size' => '1rem' )
	);
	Markup::end();
}
Markup::end( 2 );
