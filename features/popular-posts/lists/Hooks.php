<?php
/**
 * Hooks of popular posts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Lists;

defined( 'ABSPATH' ) || exit;

/**
 * Registers all callbacks; everything else loads on demand. While WordPress Popular Posts is active, its names stay its
 * own.
 */
final class Hooks {
	/** Options of widgets that may contain a list. */
	private const WIDGETS = array( 'widget_pagewright-popular-posts', 'widget_wpp', 'widget_block' );

	public function hooks(): void {
		if ( ! self::is_original_here() ) {
			add_shortcode( 'wpp', array( Shortcodes::class, 'posts' ) );
			add_shortcode( 'wpp_views_count', array( Shortcodes::class, 'views' ) );
		}
		add_action( 'save_post', array( InsertedLists::class, 'post_saved' ), 10, 2 );
		foreach ( self::WIDGETS as $name ) {
			add_action( "add_option_$name", array( InsertedLists::class, 'widget_saved' ), 10, 2 );
			add_action( "update_option_$name", array( InsertedLists::class, 'widget_saved' ), 10, 2 );
		}
		add_action( 'transition_post_status', array( self::class, 'status_changed' ), 10, 2 );
		add_action( 'deleted_post', array( self::class, 'post_deleted' ), 10, 2 );
		add_action( 'post_updated', array( self::class, 'post_updated' ), 10, 3 );
		add_action( 'pagewright/views/imported', array( ListCache::class, 'clear' ) );
		add_filter( 'pagewright/views/viewed', array( Languages::class, 'original' ) );
		add_action( 'pagewright_make_thumbnails', array( ThumbnailJobs::class, 'run' ) );
	}

	/** Callback of transition_post_status: lists no longer show a post that is not public any more. */
	public static function status_changed( mixed $new = null, mixed $old = null ): void {
		if ( 'publish' === $old && 'publish' !== $new ) {
			ListCache::clear();
		}
	}

	/** Callback of deleted_post: lists no longer show a deleted post. */
	public static function post_deleted( mixed $id = null, mixed $post = null ): void {
		if ( $post instanceof \WP_Post && 'publish' === $post->post_status ) {
			ListCache::clear();
		}
	}

	/** Callback of post_updated: lists hide the text of a post that has a password now. */
	public static function post_updated( mixed $id = null, mixed $after = null, mixed $before = null ): void {
		if (
			$after instanceof \WP_Post
			&& $before instanceof \WP_Post
			&& $after->post_password !== $before->post_password
		) {
			ListCache::clear();
		}
	}

	/** Returns whether the original plugin is active or is being activated in this request. */
	public static function is_original_here(): bool {
		return defined( 'WPP_VERSION' ) || \Pagewright\is_arriving( 'wordpress-popular-posts' );
	}
}
