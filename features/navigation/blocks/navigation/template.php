<?php
/**
 * Menu.
 *
 * @package Pagewright
 *
 * @var array{menu: string} $view
 * @var \Pagewright\Blocks\RenderContext $context
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

echo $view['menu']; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped when generated.
