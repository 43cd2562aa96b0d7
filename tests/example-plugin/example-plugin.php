<?php
/**
 * Plugin Name: Pagewright example
 * Description: Adds one widget of its own to Pagewright; the smallest complete example.
 * Version:     1.0.0
 * License:     GPL-3.0-or-later
 * Text Domain: pagewright-example
 *
 * @package PagewrightExample
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

add_filter(
	'pagewright/widgets/folders',
	static function ( array $folders ): array {
		require_once __DIR__ . '/notice/class-render.php';
		$folders[] = __DIR__ . '/notice';
		$folders[] = __DIR__ . '/media-fields';
		return $folders;
	}
);
