<?php
/**
 * Title: Author and social buttons
 * Slug: pagewright/author-footer
 * Categories: pagewright
 * Description: Who wrote it and where to follow, for the end of a post.
 * Keywords: author, social, footer
 * Viewport Width: 1280
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Patterns;

defined( 'ABSPATH' ) || exit;

Markup::section();
Markup::widget(
	'SiteOrigin_Widget_Author_Box_Widget',
	array(
		'design' => array(
			'container' => array( 'padding' => '32px 0 0 0' ),
			'avatar'    => array( 'size' => 88 ),
			'name'      => array( 'tag' => 'h2', 'font_size' => '1.25rem' ),
			'bio'       => array( 'font_size' => '1rem' ),
		),
	)
);
Markup::social(
	array(
		'mastodon'  => __( 'Follow on Mastodon', 'pagewright' ),
		'instagram' => __( 'Follow on Instagram', 'pagewright' ),
		'rss'       => __( 'Follow by feed', 'pagewright' ),
		'envelope'  => __( 'Write to the author', 'pagewright' ),
	)
);
Markup::end();
