<?php
/**
 * Demo content of `npm start`: a menu with three levels, in a row with a search and as a column. Runs once inside
 * WordPress.
 *
 * @package Pagewright
 */

if ( ! get_page_by_path( 'demo-navigation' ) ) {
	$pagewright_menu = wp_create_nav_menu( 'Demo shop' );
	$pagewright_add  = static function ( array $links, int $parent ) use ( &$pagewright_add, $pagewright_menu ): void {
		foreach ( $links as $pagewright_title => $pagewright_below ) {
			$pagewright_id = wp_update_nav_menu_item(
				$pagewright_menu,
				0,
				array(
					'menu-item-title'     => $pagewright_title,
					'menu-item-url'       => home_url( '/#' . sanitize_title( $pagewright_title ) ),
					'menu-item-status'    => 'publish',
					'menu-item-parent-id' => $parent,
				)
			);
			$pagewright_add( $pagewright_below, $pagewright_id );
		}
	};
	$pagewright_add(
		array(
			'Bread'   => array(
				'Rye'   => array(
					'Dark rye'  => array(),
					'Light rye' => array(),
				),
				'Wheat' => array( 'Spelt' => array() ),
				'Rolls' => array(),
			),
			'Cakes'   => array(
				'With layers'  => array(),
				'For weddings' => array(),
			),
			'Visit'   => array(),
			'Contact' => array(),
		),
		0
	);
	$pagewright_block = static fn ( array $layout ): string => get_comment_delimited_block_content(
		'sowb/pagewright-navigation-widget',
		array(
			'widgetClass' => 'Pagewright_Navigation_Widget',
			'widgetData'  => array(
				'menu'   => "menu:$pagewright_menu",
				'layout' => $layout,
			),
		),
		''
	);
	wp_insert_post(
		wp_slash(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Navigation',
				'post_name'    => 'demo-navigation',
				'post_content' => $pagewright_block( array( 'search' => true, 'align' => 'space-between' ) )
					. '<!-- wp:paragraph --><p>The menu above has three levels, and becomes a button on small screens. Below it stands as a column.</p><!-- /wp:paragraph -->'
					. $pagewright_block( array( 'direction' => 'column', 'collapse' => false ) ),
			)
		)
	);
}
