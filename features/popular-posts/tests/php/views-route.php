<?php
/**
 * PHP code of views-route.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\ViewsRoute;

use Pagewright\Features\PopularPosts\Views\Loader\Installer;

function make_posts() {
	$make = static fn ( $values ) => wp_insert_post( $values + array( 'post_title' => 'Viewed', 'post_status' => 'publish' ) );
	return array(
		'published' => $make( array() ),
		'draft' => $make( array( 'post_status' => 'draft' ) ),
		'private' => $make( array( 'post_status' => 'private' ) ),
		'secret' => $make( array( 'post_password' => 'x' ) ),
		'pattern' => $make( array( 'post_type' => 'wp_block' ) ),
		'file' => wp_insert_attachment( array( 'post_title' => 'Viewed', 'post_mime_type' => 'text/plain' ), 'viewed.txt' ),
	);
}

function load_no_plugin() {
	Installer::install();
	file_put_contents( WPMU_PLUGIN_DIR . '/z-none.php', '<?php add_filter( "option_active_plugins", "__return_empty_array" );' );
}
