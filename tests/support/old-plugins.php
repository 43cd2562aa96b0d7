<?php
/**
 * PHP code of old-plugins.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Support\OldPlugins;

function put_plugin( string $file, string $text, string $text_2 ) {
	$folder = WP_PLUGIN_DIR . '/' . dirname( $file );
	wp_mkdir_p( $folder );
	file_put_contents( WP_PLUGIN_DIR . '/' . $file, $text );
	file_put_contents( $folder . '/uninstall.php', $text_2 );
	wp_cache_delete( 'plugins', 'plugins' );
}

function remove_plugins( array $keys ) {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	deactivate_plugins( $keys, true );
	foreach ( $keys as $file ) {
		foreach ( (array) glob( WP_PLUGIN_DIR . '/' . dirname( $file ) . '/*' ) as $path ) {
			wp_delete_file( $path );
		}
		is_dir( WP_PLUGIN_DIR . '/' . dirname( $file ) ) && rmdir( WP_PLUGIN_DIR . '/' . dirname( $file ) );
	}
	delete_option( 'pagewright_switching' );
}
