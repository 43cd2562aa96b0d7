<?php
/**
 * Hooks of popular posts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Popular;

defined( 'ABSPATH' ) || exit;

/**
 * Registers all callbacks; everything else loads on demand. While WordPress Popular Posts is active, its names stay its
 * own.
 */
final class Feature {
	/** Options of widgets that may contain a list. */
	private const WIDGETS = array( 'widget_pagewright-popular-posts', 'widget_wpp', 'widget_block' );

	public function hooks(): void {
		if ( ! self::is_original_here() ) {
			add_shortcode( 'wpp', static fn ( mixed $atts = null ): string => Shortcodes::posts( $atts ) );
			add_shortcode( 'wpp_views_count', static fn ( mixed $atts = null ): string => Shortcodes::views( $atts ) );
		}
		add_action( 'save_post', array( InsertedLists::class, 'post_saved' ), 10, 2 );
		foreach ( self::WIDGETS as $name ) {
			add_action( "add_option_$name", array( InsertedLists::class, 'widget_saved' ), 10, 2 );
			add_action( "update_option_$name", array( InsertedLists::class, 'widget_saved' ), 10, 2 );
		}
		add_action( 'transition_post_status', static fn ( mixed $new = null, mixed $old = null ) => self::clear_if( 'publish' === $old && 'publish' !== $new ), 10, 2 );
		add_action( 'deleted_post', static fn ( mixed $id = null, mixed $post = null ) => self::clear_if( $post instanceof \WP_Post && 'publish' === $post->post_status ), 10, 2 );
		add_action( 'post_updated', static fn ( mixed $id = null, mixed $after = null, mixed $before = null ) => self::clear_if( $after instanceof \WP_Post && $before instanceof \WP_Post && $after->post_password !== $before->post_password ), 10, 3 );
		add_action( 'pagewright/views/imported', static fn () => ListCache::clear() );
		add_filter( 'pagewright/views/viewed', static fn ( int $id ): int => Languages::original( $id ) );
		add_action( 'pagewright_make_thumbnails', static fn () => ThumbnailJobs::run() );
	}

	private static function clear_if( bool $is_gone ): void {
		if ( $is_gone ) {
			ListCache::clear();
		}
	}

	/** Returns whether the original plugin is active or is being activated in this request. */
	public static function is_original_here(): bool {
		return defined( 'WPP_VERSION' ) || \Pagewright\is_arriving( 'wordpress-popular-posts' );
	}
}
