<?php
/**
 * Runs when the plugin is deleted. Widgets in content and contact forms stay; page views and submissions are deleted if
 * the settings say so.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;
defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/autoload.php';

\Pagewright\Features\Features::uninstall();
\Pagewright\Blocks\WidgetImageSizes::uninstall();
\Pagewright\PageBuilder\Lifecycle::uninstall();
\Pagewright\Switching\Lifecycle::uninstall();
