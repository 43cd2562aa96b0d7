<?php
/**
 * Demo content of `npm start`: a page with avatars that show a profile. Runs once inside WordPress.
 *
 * @package Pagewright
 */

if ( ! get_page_by_path( 'demo-hover-cards' ) ) {
	update_option( 'show_avatars', '1' );
	update_option(
		'pagewright_features',
		array( 'hover_cards' => true ) + (array) get_option( 'pagewright_features', array() ),
		true
	);
	$pagewright_page = wp_insert_post(
		wp_slash(
			array(
				'post_type'      => 'page',
				'post_status'    => 'publish',
				'post_title'     => 'Hover-cards',
				'post_name'      => 'demo-hover-cards',
				'comment_status' => 'open',
				'post_content'   => '<!-- wp:paragraph --><p>Point at a picture, or reach it with the Tab key. Who has a public profile at Gravatar shows it; others show nothing.</p><!-- /wp:paragraph --><!-- wp:comments --><div class="wp-block-comments"><!-- wp:comment-template --><!-- wp:avatar {"size":64,"isLink":true} /--><!-- wp:comment-author-name /--><!-- wp:comment-content /--><!-- /wp:comment-template --></div><!-- /wp:comments -->',
			)
		)
	);
	foreach ( array( 'Beau' => '', 'Nobody' => '' ) as $pagewright_name => $pagewright_url ) {
		wp_insert_comment(
			array(
				'comment_post_ID'      => $pagewright_page,
				'comment_author'       => $pagewright_name,
				'comment_author_email' => 'Beau' === $pagewright_name
					? 'beau@dentedreality.com.au'
					: 'unknown@example.org',
				'comment_author_url'   => $pagewright_url,
				'comment_content'      => 'A word about pictures.',
				'comment_approved'     => 1,
			)
		);
	}
}
