<?php
/**
 * Template for widgets of other plugins, which escape their own output.
 *
 * @package Pagewright
 *
 * @var array{html: string} $view
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

echo $view['html']; // phpcs:ignore WordPress.Security.EscapeOutput -- the template of the widget's plugin escapes it.
