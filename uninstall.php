<?php
/**
 * The plugin is deleted. Widgets in content stay as they are; counts of views go where the settings of popular posts say so.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;
defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/autoload.php';

\Pagewright\Views\Lifecycle::uninstall();
