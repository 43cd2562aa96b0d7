<?php
/**
 * Title: Team
 * Slug: pagewright/team
 * Categories: pagewright
 * Description: The people, with portraits and a line about each.
 * Keywords: people, staff, about
 * Viewport Width: 1280
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Patterns;

defined( 'ABSPATH' ) || exit;

Markup::section( 'soft' );
Markup::heading(
	__( 'Who gets up at three', 'pagewright' ),
	__( 'Three of eleven. The others are asleep.', 'pagewright' )
);
Markup::columns();
foreach ( array(
	array(
		'nora',
		__( 'Nora Lindqvist', 'pagewright' ),
		__( 'Baker and owner. Took over the oven from her aunt, and the stool beside it.', 'pagewright' ),
	),
	array(
		'otto',
		__( 'Otto Brandt', 'pagewright' ),
		__( 'Mills on Mondays, drives on Tuesdays, knows every farmer by their dog.', 'pagewright' ),
	),
	array(
		'mina',
		__( 'Mina Osei', 'pagewright' ),
		__( 'Runs the school. Has never thrown a loaf away; there are dumplings.', 'pagewright' ),
	),
) as $person ) {
	Markup::column( '', 'top' );
	Markup::portrait( $person[0] );
	Markup::heading( $person[1], $person[2], array( 'tag' => 'h3', 'size' => '1.35rem', 'below_size' => '1rem' ) );
	Markup::end();
}
Markup::end( 2 );
