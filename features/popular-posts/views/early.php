<?php
/**
 * Included by the must-use loader for page views: answers before any plugin is loaded.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

require_once dirname( __DIR__, 3 ) . '/autoload.php';

\Pagewright\Features\PopularPosts\Views\EarlyView::answer();
