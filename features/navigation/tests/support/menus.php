<?php
/**
 * PHP code of menus.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Support\Menus;

function make_menu( string $name, array $given_links ) {
	// Deletes the menu of an interrupted run.
	wp_delete_nav_menu( $name );
	$menu = wp_create_nav_menu( $name );
	$add = static function ( array $links, int $parent ) use ( &$add, $menu ) {
		foreach ( $links as $link ) {
			$id = wp_update_nav_menu_item(
				$menu,
				0,
				array(
					'menu-item-title' => $link['title'],
					'menu-item-url' => $link['url'] ?? home_url( '/' . sanitize_title( $link['title'] ) . '/' ),
					'menu-item-status' => 'publish',
					'menu-item-parent-id' => $parent,
				)
			);
			$add( $link['links'] ?? array(), $id );
		}
	};
	$add( $given_links, 0 );
	return $menu;
}

function make_menu_page( string $slug, $data, string $remove ) {
	eval( $remove );
	$id = wp_insert_post(
		wp_slash(
			array(
				'post_type' => 'page',
				'post_status' => 'publish',
				'post_title' => 'Menu',
				'post_name' => $slug,
				'post_content' => get_comment_delimited_block_content(
					'sowb/pagewright-navigation-widget',
					array( 'widgetClass' => 'Pagewright_Navigation_Widget', 'widgetData' => $data ),
					''
				) . '<p>Text below the menu.</p>',
			)
		)
	);
	return wp_parse_url( get_permalink( $id ), PHP_URL_PATH );
}
