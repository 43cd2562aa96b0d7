<?php
/**
 * Title: Questions page
 * Slug: pagewright/page-faq
 * Categories: pagewright
 * Description: Answers first, then how to reach you.
 * Keywords: faq, help, questions
 * Viewport Width: 1280
 * Block Types: core/post-content
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Patterns;

defined( 'ABSPATH' ) || exit;

Markup::pattern( 'faq' );
Markup::pattern( 'contact' );
