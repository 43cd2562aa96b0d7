<?php
/**
 * PHP code of switch-status.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\SwitchStatus;

function activate( array $plugins ) {
	update_option( 'active_plugins', array_values( array_unique( array( ...get_option( 'active_plugins' ), ...$plugins ) ) ) );
}

function install_cache() {
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	file_put_contents(
		WPMU_PLUGIN_DIR . '/cache.php',
		'<?php add_filter( "option_active_plugins", static fn ( $all ) => array_merge( $all, array( "wp-super-cache/wp-cache.php" ) ) ); if ( ! function_exists( "wp_cache_clear_cache" ) ) { function wp_cache_clear_cache() { update_option( "test_cache_emptied", 1 ); } }'
	);
	wp_mkdir_p( WP_PLUGIN_DIR . '/wp-super-cache' );
	file_put_contents( WP_PLUGIN_DIR . '/wp-super-cache/wp-cache.php', '<?php' );
}

function remove_cache() {
	$is_empty = get_option( 'test_cache_emptied' );
	delete_option( 'test_cache_emptied' );
	unlink( WP_PLUGIN_DIR . '/wp-super-cache/wp-cache.php' );
	rmdir( WP_PLUGIN_DIR . '/wp-super-cache' );
	return $is_empty;
}
