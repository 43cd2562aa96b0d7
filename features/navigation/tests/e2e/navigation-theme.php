<?php
/**
 * PHP code of navigation-theme.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Navigation\E2e\NavigationTheme;

function set_up( string $files, int $menu ) {
	$dir = get_theme_root() . '/test-own-button';
	wp_mkdir_p( $dir );
	foreach ( json_decode( base64_decode( $files ), true ) as $name => $text ) {
		file_put_contents( "$dir/$name", $text );
	}
	wp_clean_themes_cache();
	switch_theme( 'test-own-button' );
	set_theme_mod( 'nav_menu_locations', array( 'primary' => $menu ) );
	update_option( 'pagewright_features', array( 'menus' => true ), true );
}

/** Removes the theme: other tests try every theme of the site. */
function clean_up() {
	switch_theme( 'twentytwentyfive' );
	$dir = get_theme_root() . '/test-own-button';
	array_map( 'unlink', (array) glob( "$dir/*" ) );
	rmdir( $dir );
	wp_clean_themes_cache();
	delete_option( 'theme_mods_test-own-button' );
	delete_option( 'pagewright_features' );
}
