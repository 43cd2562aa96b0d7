<?php
/**
 * Title: Blog front page
 * Slug: pagewright/page-blog
 * Categories: pagewright
 * Description: The newest posts as cards, and who writes them.
 * Keywords: blog, news, magazine
 * Viewport Width: 1280
 * Block Types: core/post-content
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Patterns;

defined( 'ABSPATH' ) || exit;

Markup::pattern( 'blog-grid' );
Markup::pattern( 'author-footer' );
