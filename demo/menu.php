<?php
/**
 * Adds a menu of all demo pages. Block themes show the newest menu if none is selected. Runs inside WordPress, after
 * the pages exist.
 *
 * @package Pagewright
 */

if ( ! get_posts( array( 'post_type' => 'wp_navigation', 'name' => 'demo-menu', 'fields' => 'ids' ) ) ) {
	$pagewright_pages = array_column( get_pages( array( 'sort_column' => 'post_title' ) ), null, 'post_name' );
	$pagewright_link  = static fn ( ?WP_Post $page, string $label = '' ): string =>
		null === $page
			? ''
			: get_comment_delimited_block_content(
				'navigation-link',
				array(
					'label' => '' === $label ? $page->post_title : $label,
					'url'   => get_permalink( $page ),
					'kind'  => 'post-type',
				),
				''
			);
	$pagewright_list  = static fn ( string $label, array $pages ): string =>
		array() === $pages
			? ''
			: get_comment_delimited_block_content(
				'navigation-submenu',
				array( 'label' => $label, 'url' => '#' ),
				implode( '', array_map( $pagewright_link, $pages ) )
			);
	$pagewright_of    = static fn ( string $pattern ): array =>
		array_values(
			array_filter(
				$pagewright_pages,
				static fn ( WP_Post $page ): bool => 1 === preg_match( $pattern, $page->post_name )
			)
		);
	// Each widget has a page in a file of its own. The other pages show features.
	$pagewright_is_widget = static fn ( WP_Post $page ): bool =>
		is_file( __DIR__ . '/pages/' . substr( $page->post_name, strlen( 'demo-' ) ) . '.html' );
	$pagewright_shown     = $pagewright_of( '/^demo-/' );
	wp_insert_post(
		wp_slash(
			array(
				'post_type'    => 'wp_navigation',
				'post_status'  => 'publish',
				'post_title'   => 'Demo',
				'post_name'    => 'demo-menu',
				'post_content' => $pagewright_link( $pagewright_pages['home'] ?? null, 'Home' )
					. $pagewright_list( 'Pages', $pagewright_of( '/^page-/' ) )
					. $pagewright_list( 'Widgets', array_filter( $pagewright_shown, $pagewright_is_widget ) )
					. $pagewright_list(
						'Features',
						array_filter(
							$pagewright_shown,
							static fn ( WP_Post $page ): bool => ! $pagewright_is_widget( $page )
						)
					)
					. $pagewright_link( $pagewright_pages['all-widgets'] ?? null ),
			)
		)
	);
}
