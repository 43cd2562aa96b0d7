<?php
/**
 * PHP code of navigation.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Navigation\Navigation;

use Pagewright\Features\Navigation\Search;

function set_up( int $menu ) {
	$dir = get_theme_root() . '/test-menus';
	wp_mkdir_p( $dir );
	file_put_contents( $dir . '/style.css', "/*\nTheme Name: Test menus\n*/" );
	file_put_contents( $dir . '/functions.php', '<?php register_nav_menus( array( "primary" => "Top", "footer" => "Foot" ) );' );
	file_put_contents(
		$dir . '/index.php',
		'<!doctype html><html lang="en"><head><?php wp_head(); ?></head><body><?php wp_nav_menu( array( "theme_location" => "primary", "menu_class" => "nav-menu", "container" => "nav", "container_class" => "main-navigation" ) ); wp_nav_menu( array( "theme_location" => "footer" ) ); wp_footer(); ?></body></html>'
	);
	switch_theme( 'test-menus' );
	set_theme_mod( 'nav_menu_locations', array( 'primary' => $menu, 'footer' => $menu ) );
}

function add_filter_of_test() {
	add_filter( 'pagewright/navigation/enhances', static fn ( $does, $place ) => 'footer' === $place, 10, 2 );
	$html = array();
	foreach ( array( 'primary', 'footer' ) as $place ) {
		$html[] = str_contains( wp_nav_menu( array( 'theme_location' => $place, 'echo' => false ) ), 'pagewright-navigation' );
	}
	return $html;
}

function html() {
	add_filter(
		'walker_nav_menu_start_el',
		static fn ( $html, $item ) => $html . (
			in_array( 'menu-item-has-children', $item->classes, true ) ? '<button class="toggle" aria-expanded="false"><span>Open menu</span></button>' : '<span class="mark"></span>'
		),
		10,
		2
	);
	return wp_nav_menu( array( 'theme_location' => 'primary', 'echo' => false ) );
}

function run() {
	return wp_nav_menu(
		array( 'theme_location' => 'primary', 'echo' => false, 'walker' => new class() extends \Walker_Nav_Menu {} )
	);
}

function render( $data, string $before ) {
	eval( $before );
	return render_block(
		array(
			'blockName' => 'sowb/pagewright-navigation-widget',
			'attrs' => array( 'widgetClass' => 'Pagewright_Navigation_Widget', 'widgetData' => $data ),
			'innerBlocks' => array(),
			'innerHTML' => '',
			'innerContent' => array(),
		)
	);
}

function html_2( int $menu ) {
	$block = get_comment_delimited_block_content(
		'sowb/pagewright-navigation-widget',
		array(
			'widgetClass' => 'Pagewright_Navigation_Widget',
			'widgetData' => array( 'menu' => 'menu:' . $menu, 'layout' => array( 'search' => true ) ),
		),
		''
	);
	return do_blocks( $block . $block );
}

function html_3() {
	$draft = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Secret plans' ) );
	$id = wp_insert_post(
		wp_slash(
			array(
				'post_type' => 'wp_navigation',
				'post_status' => 'publish',
				'post_title' => 'Test',
				'post_content' => '<!-- wp:navigation-submenu {"label":"Shop","url":"#"} --><!-- wp:navigation-link {"label":"Rolls","url":"https://example.org/rolls","opensInNewTab":true} /--><!-- wp:navigation-link {"label":"Secret plans","id":' . $draft . ',"kind":"post-type","type":"page","url":"/?page_id=1"} /--><!-- /wp:navigation-submenu --><!-- wp:home-link {"label":"Start"} /-->',
			)
		)
	);
	$html = render_block(
		array(
			'blockName' => 'sowb/pagewright-navigation-widget',
			'attrs' => array( 'widgetClass' => 'Pagewright_Navigation_Widget', 'widgetData' => array( 'menu' => "post:$id" ) ),
			'innerBlocks' => array(),
			'innerHTML' => '',
			'innerContent' => array(),
		)
	);
	wp_delete_post( $id, true );
	wp_delete_post( $draft, true );
	return $html;
}

function counts( $big ) {
	wp_cache_flush();
	get_option( 'home' );
	$counts = array();
	$block = array(
		'blockName' => 'sowb/pagewright-navigation-widget',
		'attrs' => array( 'widgetClass' => 'Pagewright_Navigation_Widget', 'widgetData' => array( 'menu' => 'menu:' . $big ) ),
		'innerBlocks' => array(),
		'innerHTML' => '',
		'innerContent' => array(),
	);
	foreach ( array( 1, 2 ) as $turn ) {
		$before = $GLOBALS['wpdb']->num_queries;
		render_block( $block );
		$counts[] = $GLOBALS['wpdb']->num_queries - $before;
	}
	return $counts;
}

function html_and_has_run() {
	$has_run = false;
	add_shortcode(
		'probe',
		static function () use ( &$has_run ) {
			$has_run = true;
			return '';
		}
	);
	$GLOBALS['wp_query']->set( 's', '[probe]' );
	$html = do_shortcode( Search::html( 'menu' ) );
	return array( $html, $has_run );
}
