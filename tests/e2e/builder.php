<?php
/**
 * PHP code of builder.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\E2e\Builder;

function use_classic_theme() {
	$dir = get_theme_root() . '/test-classic-builder';
	wp_mkdir_p( $dir );
	file_put_contents( $dir . '/style.css', "/*\nTheme Name: Test classic builder\n*/" );
	file_put_contents(
		$dir . '/functions.php',
		'<?php add_action( "widgets_init", static function () { register_sidebar( array( "name" => "Side", "id" => "side" ) ); } ); add_filter( "use_widgets_block_editor", "__return_false" );'
	);
	file_put_contents(
		$dir . '/index.php',
		'<!doctype html><html><head><?php wp_head(); ?></head><body><aside><?php dynamic_sidebar( "side" ); ?></aside><?php wp_footer(); ?></body></html>'
	);
	switch_theme( 'test-classic-builder' );
}

function put_builder_into_sidebar( array $layout ) {
	update_option(
		'widget_example-builder',
		array(
			2 => array( 'text' => 'Old', 'content' => '', 'frames' => array( array( 'title' => 'One', 'content' => $layout ) ) ),
			'_multiwidget' => 1,
		)
	);
	update_option(
		'sidebars_widgets',
		array( 'side' => array( 'example-builder-2' ), 'wp_inactive_widgets' => array(), 'array_version' => 3 )
	);
}
