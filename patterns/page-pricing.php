<?php
/**
 * Title: Pricing page
 * Slug: pagewright/page-pricing
 * Categories: pagewright
 * Description: Plans, questions and a last word.
 * Keywords: prices, plans, table
 * Viewport Width: 1280
 * Block Types: core/post-content
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Patterns;

defined( 'ABSPATH' ) || exit;

Markup::pattern( 'pricing' );
Markup::pattern( 'faq' );
Markup::pattern( 'cta' );
