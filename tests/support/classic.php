<?php
/**
 * PHP code of classic.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Support\Classic;

function use_classic_theme() {
	$dir = get_theme_root() . '/test-classic';
	wp_mkdir_p( $dir );
	file_put_contents( $dir . '/style.css', "/*\nTheme Name: Test classic\n*/" );
	file_put_contents(
		$dir . '/functions.php',
		'<?php add_action( "widgets_init", static function () { register_sidebar( array( "name" => "Side", "id" => "side", "before_title" => "<h2 class=\"side-title\">", "after_title" => "</h2>" ) ); } );'
	);
	file_put_contents(
		$dir . '/index.php',
		'<!doctype html><html><head><?php wp_head(); ?></head><body><?php while ( have_posts() ) { the_post(); the_content(); } ?><aside><?php dynamic_sidebar( "side" ); ?></aside><?php wp_footer(); ?></body></html>'
	);
	switch_theme( 'test-classic' );
}

function leave_classic_theme() {
	update_option( 'sidebars_widgets', array( 'side' => array(), 'wp_inactive_widgets' => array(), 'array_version' => 3 ) );
	update_option( 'widget_block', array( '_multiwidget' => 1 ) );
	@unlink( WPMU_PLUGIN_DIR . '/classic-widgets.php' );
}

function use_classic_widgets() {
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	file_put_contents(
		WPMU_PLUGIN_DIR . '/classic-widgets.php',
		'<?php add_filter( "use_widgets_block_editor", "__return_false" );'
	);
}
