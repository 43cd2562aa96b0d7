<?php
/**
 * Demo content of `npm start`: four weeks of page views, and a page of popular posts. Not part of seed.php: a site that
 * counts views loads a module on its pages, and tests measure pages without it. Runs once inside WordPress.
 *
 * @package Pagewright
 */

if ( ! get_page_by_path( 'demo-popular-posts' ) ) {
	Pagewright\Features\PopularPosts\Views\Counting::start();
	$pagewright_store = new Pagewright\Features\PopularPosts\Views\TableStore();
	$pagewright_now   = time();
	$pagewright_posts = get_posts(
		array(
			'numberposts' => -1,
			'fields'      => 'ids',
			'meta_key'    => '_thumbnail_id',
			'orderby'     => 'ID',
			'order'       => 'ASC',
		)
	);
	foreach ( $pagewright_posts as $pagewright_nth => $pagewright_id ) {
		for ( $pagewright_day = 27; $pagewright_day >= 0; $pagewright_day-- ) {
			// Each post has its own curve; weekends are quiet. Equal on every site.
			$pagewright_views = (int) round(
				240 / ( 2 + $pagewright_nth ) * ( 1 + 0.6 * sin( $pagewright_day / 4 + $pagewright_nth ) ) * (
					wp_date( 'N', $pagewright_now - $pagewright_day * DAY_IN_SECONDS ) > 5 ? 0.6 : 1
				)
			);
			if ( $pagewright_views > 0 ) {
				Pagewright\Features\PopularPosts\Views\Clock::stop_at(
					$pagewright_now - $pagewright_day * DAY_IN_SECONDS
				);
				$pagewright_store->add( $pagewright_id, $pagewright_views );
			}
		}
	}
	Pagewright\Features\PopularPosts\Views\Clock::stop_at( null );
	Pagewright\Features\PopularPosts\Views\Folding::run();
	$pagewright_block = static fn ( array $data ): string =>
		'<!-- wp:sowb/pagewright-popular-posts-widget ' . serialize_block_attributes(
			array(
				'widgetClass' => 'Pagewright_Popular_Posts_Widget',
				'widgetData'  => $data,
			)
		) . ' /-->';
	wp_insert_post(
		wp_slash(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Popular Posts',
				'post_name'    => 'demo-popular-posts',
				'post_content' => "<!-- wp:paragraph -->\n<p>What visitors read most, as it is without a setting, with numbers, and as tiles.</p>\n<!-- /wp:paragraph -->"
					. $pagewright_block( array( 'title' => 'This week' ) )
					. $pagewright_block(
						array(
							'title' => 'Of all time',
							'list'  => array( 'range' => 'all', 'limit' => 4 ),
							'look'  => array( 'theme' => 'midnight' ),
						)
					)
					. $pagewright_block(
						array(
							'title' => 'In the last month',
							'list'  => array( 'range' => 'last30days', 'limit' => 4 ),
							'look'  => array( 'theme' => 'tiles' ),
						)
					),
			)
		)
	);
	echo 'Demo of popular posts: /demo-popular-posts/';
}
