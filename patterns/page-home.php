<?php
/**
 * Title: Home page
 * Slug: pagewright/page-home
 * Categories: pagewright
 * Description: A hero, services, a product, voices, questions and a call to action.
 * Keywords: home, front page, landing
 * Viewport Width: 1280
 * Block Types: core/post-content
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Patterns;

defined( 'ABSPATH' ) || exit;

Markup::pattern( 'hero' );
Markup::pattern( 'features' );
Markup::pattern( 'product-tabs' );
Markup::pattern( 'testimonials' );
Markup::pattern( 'faq' );
Markup::pattern( 'cta' );
