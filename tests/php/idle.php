<?php
/**
 * PHP code of idle.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Idle;

function install_probe( string $probe ) {
	delete_option( 'pagewright_views' );
	delete_option( 'pagewright_layouts' );
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	file_put_contents( WPMU_PLUGIN_DIR . '/probe.php', $probe );
	wp_insert_post(
		array(
			'post_type' => 'page',
			'post_status' => 'publish',
			'post_title' => 'Plain',
			'post_name' => 'plain',
			'post_content' => '<!-- wp:paragraph --><p>Plain</p><!-- /wp:paragraph -->',
		)
	);
}
