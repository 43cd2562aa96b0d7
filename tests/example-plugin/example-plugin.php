<?php
/**
 * Plugin Name: Pagewright example
 * Description: Adds widgets of its own to Pagewright: a notice, the smallest complete example, and a list of content.
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
		require_once __DIR__ . '/content/class-render.php';
		$folders[] = __DIR__ . '/content';
		$folders[] = __DIR__ . '/media-fields';
		$folders[] = __DIR__ . '/builder';
		$folders[] = __DIR__ . '/every-field';
		return $folders;
	}
);
