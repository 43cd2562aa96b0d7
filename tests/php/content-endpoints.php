<?php
/**
 * PHP code of content-endpoints.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContentEndpoints;

function install_nonce_helper( string $helper ) {
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	file_put_contents( WPMU_PLUGIN_DIR . '/test-widgets-nonce.php', $helper );
}

function give_wild_title( int $sails ) {
	global $wpdb;
	$wpdb->update( $wpdb->posts, array( 'post_title' => 'A &amp; B <script>alert(1)</script>' ), array( 'ID' => $sails ) );
	clean_post_cache( $sails );
}
