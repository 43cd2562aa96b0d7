<?php
/**
 * Sample list of the editor for sites without page views.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Blocks\PopularPosts;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Lists\Entry;
use Pagewright\Features\PopularPosts\Lists\ListOptions;
use Pagewright\Features\PopularPosts\Lists\ListView;

/**
 * Shows users who edit the page how the list will look, with the newest posts instead of popular ones. Visitors never
 * see it.
 */
final class Sample {
	/** '' if the site has no such posts either. */
	public static function html( ListOptions $options ): string {
		$values = $options->values();
		$posts  = get_posts(
			array(
				'post_type'      => wp_parse_list( $values['post_type'] ),
				'posts_per_page' => $values['limit'],
				'has_password'   => false,
			)
		);
		return array() === $posts
			? ''
			: ListView::mark( ListView::html( $options, array_map( self::entry( ... ), $posts ) ), 0 );
	}

	private static function entry( \WP_Post $post ): Entry {
		return new Entry( $post, $post, 0, (int) $post->comment_count );
	}
}
