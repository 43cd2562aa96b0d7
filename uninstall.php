<?php
/**
 * The plugin is deleted. Widgets in content and forms stay as they are; counts of views and submissions go where the settings say so.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;
defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/autoload.php';

\Pagewright\Views\Lifecycle::uninstall();
\Pagewright\Forms\Lifecycle::uninstall();
\Pagewright\Features\Lifecycle::uninstall();
\Pagewright\PageBuilder\Lifecycle::uninstall();
\Pagewright\Switching\Lifecycle::uninstall();
