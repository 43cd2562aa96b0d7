<?php
/**
 * Hooks of the player.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Player;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Settings;

/** Replaces the players of WordPress. Loads only while one of the settings is on; the widget needs no hook. */
final class Hooks {
	public static function add(): void {
		$settings = Settings::load();
		if ( $settings->is_on( 'player' ) ) {
			foreach ( array( 'audio', 'video' ) as $kind ) {
				add_filter( "wp_{$kind}_shortcode_library", array( Shortcodes::class, 'library' ) );
				add_filter( "wp_{$kind}_shortcode_override", array( Shortcodes::class, 'elsewhere' ), 20, 2 );
				add_filter( "wp_{$kind}_shortcode", array( Shortcodes::class, 'adopt' ), 20, 5 );
				add_filter( "render_block_core/$kind", array( Shortcodes::class, 'block' ), 20 );
			}
			add_filter( 'post_playlist', array( Playlist::class, 'shortcode' ), 20, 2 );
			add_filter( 'pre_render_block', array( self::class, 'playlist' ), 20, 2 );
		}
		if ( $settings->is_on( 'player_embeds' ) ) {
			add_filter( 'embed_oembed_html', array( Shortcodes::class, 'embed' ), 20, 2 );
		}
	}

	/**
	 * Renders the playlist block of WordPress. This hook fires for every block.
	 *
	 * @param mixed $html  Result of other callbacks.
	 * @param mixed $block Parsed block.
	 */
	public static function playlist( mixed $html = null, mixed $block = null ): mixed {
		return is_array( $block ) && 'core/playlist' === ( $block['blockName'] ?? '' )
			? Playlist::block( $html, $block )
			: $html;
	}
}
