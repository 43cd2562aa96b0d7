<?php
/**
 * Classic widget with a part of the current post.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\PageBuilder;

defined( 'ABSPATH' ) || exit;

/** `SiteOrigin_Panels_Widgets_PostContent`: title, featured image, or content outside the loop. */
final class PostContentWidget extends ClassicWidget {
	public function __construct() {
		parent::__construct(
			'siteorigin-panels-post-content',
			__( 'Post content', 'pagewright' ),
			array(
				'description' => __(
					'A SiteOrigin Page Builder widget that displays part of the current post.',
					'pagewright'
				),
			)
		);
	}

	protected function content( array $args, array $instance ): string {
		$post = get_post();
		if ( null === $post || is_admin() ) {
			return '';
		}
		$html = match ( $instance['type'] ?? '' ) {
			'title'        => '<h1 class="entry-title">' . get_the_title( $post ) . '</h1>',
			'featured'     => has_post_thumbnail( $post )
				? '<div class="featured-image">' . get_the_post_thumbnail( $post ) . '</div>'
				: '',
			// Inside its own content, it would contain itself.
			'post_content' => in_the_loop() || post_password_required( $post )
				? ''
				: '<div class="entry-content">' . apply_filters( 'the_content', $post->post_content ) . '</div>',
			default        => '',
		};
		return wp_kses_post( $html );
	}

	/** @param mixed $instance Saved values. */
	public function form( $instance ) {
		echo '<p>', esc_html__(
			'This SiteOrigin Page Builder widget displays part of the current post. Visitors still see it.',
			'pagewright'
		), '</p>';
	}
}
