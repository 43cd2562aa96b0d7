<?php
/**
 * Title: Latest posts
 * Slug: pagewright/blog-grid
 * Categories: pagewright
 * Description: The newest posts as cards.
 * Keywords: blog, news, posts
 * Viewport Width: 1280
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Patterns;

defined( 'ABSPATH' ) || exit;

Markup::section();
Markup::heading(
	__( 'Notes from the bakehouse', 'pagewright' ),
	__( 'Recipes, harvests, and what the oven did.', 'pagewright' )
);
Markup::wide();
Markup::widget(
	'SiteOrigin_Widget_Blog_Widget',
	array(
		'template' => 'grid',
		'settings' => array(
			'columns'              => 3,
			'featured_image'       => true,
			'featured_image_empty' => false,
			'featured_image_size'  => 'medium_large',
			'tag'                  => 'h3',
			'content'              => 'excerpt',
			'excerpt_length'       => 18,
			'read_more'            => false,
			'date'                 => true,
			'author'               => false,
			'categories'           => true,
			'tags'                 => false,
			'comment_count'        => false,
		),
		'design'   => array(
			'title' => array( 'font_size' => '1.3rem', 'color' => Markup::INK, 'color_hover' => Markup::GREEN ),
		),
		'posts'    => array(
			'post_type'      => 'post',
			'orderby'        => 'date',
			'order'          => 'DESC',
			'posts_per_page' => '3',
			'sticky'         => 'ignore',
		),
	)
);
Markup::end( 2 );
