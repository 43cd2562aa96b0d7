<?php
/**
 * A widget of another plugin, which escapes its own output.
 *
 * @package Pagewright
 *
 * @var array{html: string} $view
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

echo $view['html']; // phpcs:ignore WordPress.Security.EscapeOutput -- printed by the template of the plugin that owns the widget.
