<?php
/**
 * Title: About page
 * Slug: pagewright/page-about
 * Categories: pagewright
 * Description: An image, the people, the figures and a gallery.
 * Keywords: about, company, story
 * Viewport Width: 1280
 * Block Types: core/post-content
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Patterns;

defined( 'ABSPATH' ) || exit;

Markup::section();
Markup::columns();
Markup::column( '50%' );
Markup::heading(
	__( 'A small bakery with a long memory', 'pagewright' ),
	__( 'Since 1921 the oven has gone out twice: once for a war, once for a new chimney.', 'pagewright' ),
	array( 'align' => Markup::start() )
);
Markup::text(
	__(
		'We buy from four farms, grind the grain ourselves and give each dough the time it asks for. That makes us slow, and it makes the bread keep.',
		'pagewright'
	)
);
Markup::end();
Markup::column( '50%' );
Markup::picture( 'sands', __( 'Dunes in the evening light', 'pagewright' ) );
Markup::end( 3 );
Markup::pattern( 'team' );
Markup::pattern( 'numbers' );
Markup::pattern( 'gallery' );
Markup::pattern( 'cta' );
