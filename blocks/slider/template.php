<?php
/**
 * The slider: slides, printed by the template that the sliders share.
 *
 * @package Pagewright
 *
 * @var array<string, mixed> $view What Slides::view() returns.
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

require dirname( __DIR__ ) . '/slider-template.php';
