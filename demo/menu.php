<?php
/**
 * A menu of all demo pages, for block themes, which show the newest menu where none is chosen. Run inside WordPress, once, when the pages exist.
 *
 * @package Pagewright
 */

if ( ! get_posts( array( 'post_type' => 'wp_navigation', 'name' => 'demo-menu', 'fields' => 'ids' ) ) ) {
	$pagewright_pages = array_column( get_pages( array( 'sort_column' => 'post_title' ) ), null, 'post_name' );
	$pagewright_link  = static fn ( WP_Post $page ): string => get_comment_delimited_block_content( 'navigation-link', array( 'label' => $page->post_title, 'url' => get_permalink( $page ), 'kind' => 'post-type' ), '' );
	$pagewright_list  = static function ( string $label, string $prefix ) use ( $pagewright_pages, $pagewright_link ): string {
		$found = array_filter( $pagewright_pages, static fn ( $slug ) => str_starts_with( $slug, $prefix ), ARRAY_FILTER_USE_KEY );
		return get_comment_delimited_block_content( 'navigation-submenu', array( 'label' => $label, 'url' => '#' ), implode( '', array_map( $pagewright_link, $found ) ) );
	};
	wp_insert_post(
		wp_slash(
			array(
				'post_type'    => 'wp_navigation',
				'post_status'  => 'publish',
				'post_title'   => 'Demo',
				'post_name'    => 'demo-menu',
				'post_content' => $pagewright_link( $pagewright_pages['home'] ) . $pagewright_list( 'Pages', 'page-' ) . $pagewright_list( 'Widgets', 'demo-' ) . $pagewright_link( $pagewright_pages['all-widgets'] ),
			)
		)
	);
}
