<?php
/**
 * Title: Portfolio page
 * Slug: pagewright/page-portfolio
 * Categories: pagewright
 * Description: Work, a gallery and what customers say.
 * Keywords: portfolio, projects, work
 * Viewport Width: 1280
 * Block Types: core/post-content
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Patterns;

defined( 'ABSPATH' ) || exit;

Markup::pattern( 'work' );
Markup::pattern( 'gallery' );
Markup::pattern( 'testimonials' );
Markup::pattern( 'cta' );
