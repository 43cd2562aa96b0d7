<?php
/**
 * PHP code of contact-form-looks.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\E2e\ContactFormLooks;

function use_variation( array $data ) {
	wp_set_current_user( 1 );
	$id = \WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
	wp_update_post( array( 'ID' => $id, 'post_content' => wp_slash( wp_json_encode( $data ) ) ) );
	wp_clean_theme_json_cache();
}

function install_themes( array $made ) {
	foreach ( $made as $name => $css ) {
		$dir = get_theme_root() . "/$name";
		wp_mkdir_p( $dir );
		file_put_contents( "$dir/style.css", "/*\nTheme Name: $name\n*/\n$css" );
		file_put_contents(
			"$dir/functions.php",
			'<?php add_action( "wp_enqueue_scripts", static function () { wp_enqueue_style( "it", get_stylesheet_uri() ); } );'
		);
		file_put_contents(
			"$dir/index.php",
			'<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Test</title><?php wp_head(); ?></head><body <?php body_class(); ?>><main><h1>Test</h1><?php while ( have_posts() ) { the_post(); the_content(); } ?></main><?php wp_footer(); ?></body></html>'
		);
	}
}

function remove_themes( array $keys ) {
	require_once ABSPATH . 'wp-admin/includes/file.php';
	WP_Filesystem();
	foreach ( $keys as $name ) {
		$GLOBALS['wp_filesystem']->delete( get_theme_root() . "/$name", true );
	}
}

function themes( array $made ) {
	return (object) array_map(
		static fn ( $theme ) => $theme->is_block_theme(),
		array_diff_key( wp_get_themes(), array_flip( array( 'twentytwentyfive', ...array_keys( $made ) ) ) )
	);
}
