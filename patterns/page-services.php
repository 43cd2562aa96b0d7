<?php
/**
 * Title: Services page
 * Slug: pagewright/page-services
 * Categories: pagewright
 * Description: Your services, their results and their prices.
 * Keywords: services, offer, prices
 * Viewport Width: 1280
 * Block Types: core/post-content
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Patterns;

defined( 'ABSPATH' ) || exit;

Markup::pattern( 'features' );
Markup::pattern( 'work' );
Markup::pattern( 'numbers' );
Markup::pattern( 'pricing' );
Markup::pattern( 'cta' );
