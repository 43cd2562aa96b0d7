<?php
/**
 * Hero: slides, printed by the template that the sliders share.
 *
 * @package Pagewright
 *
 * @var array<string, mixed> $view Result of Slides::view().
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

require dirname( __DIR__ ) . '/slides/template.php';
