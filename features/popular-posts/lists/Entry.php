<?php
/**
 * An entry of a list.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Lists;

defined( 'ABSPATH' ) || exit;

/** A post with its numbers in the range of the list. */
final class Entry {
	/**
	 * @param \WP_Post  $post     The counted post.
	 * @param \WP_Post  $shown    The same post, or its translation in the current language.
	 * @param int|float $views    Views; for lists by average, views per day.
	 * @param int       $comments Comments.
	 */
	public function __construct(
		public readonly \WP_Post $post,
		public readonly \WP_Post $shown,
		public readonly int|float $views,
		public readonly int $comments
	) {}
}
