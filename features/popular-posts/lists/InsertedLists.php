<?php
/**
 * Turns view counting on when a list is inserted.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Lists;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Counting;

/**
 * A list needs counts from its first day. Inserting one is the decision to count, unless an administrator has decided;
 * viewing a page is not.
 */
final class InsertedLists {
	/** Parts of content with a list: our block, also in the old format, and the block of WordPress Popular Posts. */
	private const TEXTS = array(
		'sowb/pagewright-popular-posts-widget',
		'Pagewright_Popular_Posts_Widget',
		'wp:wordpress-popular-posts/widget',
	);

	private const SHORTCODE = '/\[wpp[\s\]]/';

	/** Callback of `save_post`. @param mixed $post Post object. */
	public static function post_saved( mixed $id = null, mixed $post = null ): void {
		if (
			$post instanceof \WP_Post
			&& 'revision' !== $post->post_type
			&& self::has_list( $post->post_content )
			&& ( 'publish' === $post->post_status || current_user_can( 'publish_posts' ) )
		) {
			self::inserted();
		}
	}

	/**
	 * Callback of `add_option_{$option}` and `update_option_{$option}` for options of widgets.
	 *
	 * @param mixed $name  Name or old value of the option.
	 * @param mixed $value New value: instances by number.
	 */
	public static function widget_saved( mixed $name = null, mixed $value = null ): void {
		if ( ! is_array( $value ) || ! current_user_can( 'edit_theme_options' ) ) {
			return;
		}
		$is_list = ! str_ends_with( (string) current_filter(), '_block' );
		foreach ( $value as $number => $instance ) {
			if (
				is_int( $number )
				&& is_array( $instance )
				&& (
					$is_list || ( is_string( $instance['content'] ?? null ) && self::has_list( $instance['content'] ) )
				)
			) {
				self::inserted();
				return;
			}
		}
	}

	/** Runs when the editor shows a list. */
	public static function previewed(): void {
		if ( current_user_can( 'publish_posts' ) ) {
			self::inserted();
		}
	}

	private static function has_list( string $content ): bool {
		foreach ( self::TEXTS as $text ) {
			if ( str_contains( $content, $text ) ) {
				return true;
			}
		}
		return str_contains( $content, '[wpp' ) && 1 === preg_match( self::SHORTCODE, $content );
	}

	private static function inserted(): void {
		Counting::start_if_undecided();
		ListCache::prepare();
	}
}
