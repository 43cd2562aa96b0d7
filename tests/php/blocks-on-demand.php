<?php
/**
 * PHP code of blocks-on-demand.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\BlocksOnDemand;

function make_pages( string $probe, string $widget, array $pages ) {
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	file_put_contents( WPMU_PLUGIN_DIR . '/on-demand.php', $probe );
	wp_set_current_user( 1 );
	$pattern = wp_insert_post(
		array(
			'post_type' => 'wp_block',
			'post_status' => 'publish',
			'post_name' => 'on-demand-synced',
			'post_content' => wp_slash( $widget ),
		)
	);
	foreach ( $pages as $name => $content ) {
		wp_insert_post(
			wp_slash(
				array(
					'post_type' => 'page',
					'post_status' => 'publish',
					'post_name' => $name,
					'post_title' => 'Page',
					'post_content' => str_replace( '@pattern', $pattern, $content ),
				)
			)
		);
	}
}

function remove_pages() {
	unlink( WPMU_PLUGIN_DIR . '/on-demand.php' );
	foreach ( get_posts( array( 'post_type' => array( 'page', 'wp_block' ), 'numberposts' => -1 ) ) as $post ) {
		str_starts_with( $post->post_name, 'on-demand-' ) && wp_delete_post( $post->ID, true );
	}
}

function styles( string $stringify ) {
	wp_set_current_user( 1 );
	$post = \WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme(), true );
	wp_update_post( wp_slash( array( 'ID' => $post['ID'], 'post_content' => $stringify ) ) );
}

function part( string $footer ) {
	wp_set_current_user( 1 );
	$content = $footer;
	return '' === $content ? 0 : wp_insert_post(
		wp_slash(
			array(
				'post_type' => 'wp_template_part',
				'post_status' => 'publish',
				'post_name' => 'footer',
				'post_title' => 'Footer',
				'post_content' => $content,
				'tax_input' => array( 'wp_theme' => array( get_stylesheet() ), 'wp_template_part_area' => array( 'footer' ) ),
			)
		)
	);
}

function write_probe( string $text ) {
	file_put_contents( WPMU_PLUGIN_DIR . '/on-demand.php', $text );
}
