import { php, siteUrl } from './site';

/** Activates a theme with one empty widget area named `side`. */
export async function useClassicTheme(): Promise< void > {
	await php( `
		$dir = get_theme_root() . '/test-classic';
		wp_mkdir_p( $dir );
		file_put_contents( $dir . '/style.css', "/*\\nTheme Name: Test classic\\n*/" );
		file_put_contents( $dir . '/functions.php', '<?php add_action( "widgets_init", static function () { register_sidebar( array( "name" => "Side", "id" => "side", "before_title" => "<h2 class=\\"side-title\\">", "after_title" => "</h2>" ) ); } );' );
		file_put_contents( $dir . '/index.php', '<!doctype html><html><head><?php wp_head(); ?></head><body><?php while ( have_posts() ) { the_post(); the_content(); } ?><aside><?php dynamic_sidebar( "side" ); ?></aside><?php wp_footer(); ?></body></html>' );
		switch_theme( 'test-classic' );
	` );
	// The first request with a new theme reorders the widgets.
	await fetch( siteUrl );
	await php(
		`update_option( 'sidebars_widgets', array( 'side' => array(), 'wp_inactive_widgets' => array(), 'array_version' => 3 ) ); update_option( 'widget_block', array( '_multiwidget' => 1 ) ); @unlink( WPMU_PLUGIN_DIR . '/classic-widgets.php' );`
	);
}

/** Shows the widgets screen without blocks, until the theme is deactivated. */
export const useClassicWidgets = () =>
	php(
		`wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( WPMU_PLUGIN_DIR . '/classic-widgets.php', '<?php add_filter( "use_widgets_block_editor", "__return_false" );' );`
	);

export const dropClassicTheme = () =>
	php(
		`switch_theme( 'twentytwentyfive' ); @unlink( WPMU_PLUGIN_DIR . '/classic-widgets.php' );`
	);
