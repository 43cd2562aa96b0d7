<?php
/**
 * Post carousel.
 *
 * @package Pagewright
 *
 * @var array{title: string, items: string} $view carousels/template.php lists the others.
 * @var \Pagewright\Blocks\RenderContext $context
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

if ( '' !== trim( $view['title'] ) ) {
	echo '<div class="sow-carousel-title">', $context->title( $view['title'] ), '</div>';
}
$items = $view['items'];
$frame = array(
	'nav'    => 'sow-carousel-navigation',
	'arrows' => '',
);
require dirname( __DIR__ ) . '/carousels/template.php';
