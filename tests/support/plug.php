<?php
/**
 * PHP code of plug.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Support\Plug;

function plug( string $text, string $name ) {
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	file_put_contents( WPMU_PLUGIN_DIR . '/test-' . $name . '.php', $text );
}
