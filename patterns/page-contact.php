<?php
/**
 * Title: Contact page
 * Slug: pagewright/page-contact
 * Categories: pagewright
 * Description: Address, map, hours, and the questions people ask.
 * Keywords: contact, address, map
 * Viewport Width: 1280
 * Block Types: core/post-content
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Patterns;

defined( 'ABSPATH' ) || exit;

Markup::pattern( 'contact' );
Markup::pattern( 'faq' );
