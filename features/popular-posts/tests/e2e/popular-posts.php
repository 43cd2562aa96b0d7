<?php
/**
 * PHP code of popular-posts.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\E2e\PopularPosts;

use Pagewright\Features\PopularPosts\Lists\ListCache;
use Pagewright\Features\PopularPosts\Views\Folding;
use Pagewright\Features\PopularPosts\Views\TableStore;

function settings( array $data ) {
	update_option( 'pagewright_views', $data, true );
}

function count_views() {
	$views = 900;
	foreach ( get_posts( array( 'numberposts' => 8, 'orderby' => 'ID', 'order' => 'ASC' ) ) as $post ) {
		( new TableStore() )->add( $post->ID, $views );
		$views -= 100;
	}
	Folding::run();
	ListCache::clear();
}

function fill_sidebar() {
	update_option(
		'widget_wpp',
		array(
			3 => array(
				'title' => 'Old area',
				'limit' => 2,
				'range' => 'all',
				'stats_tag' => array( 'views' => true ),
				'shorten_title' => array( 'active' => false ),
			),
			'_multiwidget' => 1,
		)
	);
	update_option( 'widget_pagewright-popular-posts', array( 2 => array( 'title' => 'New area' ), '_multiwidget' => 1 ) );
	update_option(
		'sidebars_widgets',
		array( 'side' => array( 'wpp-3', 'pagewright-popular-posts-2' ), 'wp_inactive_widgets' => array(), 'array_version' => 3 )
	);
}

function empty_sidebar() {
	update_option( 'sidebars_widgets', array( 'side' => array(), 'wp_inactive_widgets' => array(), 'array_version' => 3 ) );
	delete_option( 'widget_wpp' );
	update_option( 'widget_pagewright-popular-posts', array( '_multiwidget' => 1 ) );
}

function remove_pages( array $made ) {
	foreach ( $made as $id ) {
		wp_delete_post( $id, true );
	}
	delete_option( 'pagewright_views' );
	ListCache::clear();
}
