<?php
/**
 * PHP code of page-builder.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\E2e\PageBuilder;

/** @param array<string, string> $files Name => content of must-use plugins. */
function install( array $files ) {
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	foreach ( $files as $name => $content ) {
		file_put_contents( WPMU_PLUGIN_DIR . '/' . $name, $content );
	}
}

/** @param list<string> $names Files of must-use plugins. */
function remove( array $names ) {
	foreach ( $names as $name ) {
		unlink( WPMU_PLUGIN_DIR . '/' . $name );
	}
	delete_option( 'test_panels_data' );
}
