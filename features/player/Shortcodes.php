<?php
/**
 * Players of shortcodes and blocks.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Player;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Videos\Service;

/** WordPress renders the HTML as usual, but without its own library; the result gets our player. */
final class Shortcodes {
	/** Name of our library, so that WordPress does not load its own scripts. */
	private const LIBRARY = 'pagewright';

	/** Returns whether to keep WordPress's player: in wp-admin and feeds. */
	public static function stands_aside(): bool {
		return is_admin() || is_feed() || wp_is_serving_rest_request();
	}

	/** @param mixed $library Library that the theme or a plugin chose. */
	public static function library( mixed $library = null ): mixed {
		return ! is_string( $library ) || self::stands_aside() ? $library : self::LIBRARY;
	}

	/**
	 * Replaces the player in the HTML of `[audio]` and `[video]`.
	 *
	 * @param mixed $html    HTML of the player.
	 * @param mixed $atts    Not used.
	 * @param mixed $file    Not used.
	 * @param mixed $post    Not used.
	 * @param mixed $library Library of the player.
	 */
	public static function adopt(
		mixed $html = null,
		mixed $atts = null,
		mixed $file = null,
		mixed $post = null,
		mixed $library = null
	): mixed {
		// WordPress makes the URLs unique for old browsers, which would load a file twice.
		return is_string( $html ) && self::LIBRARY === $library
			? Markup::adopt(
				(string) preg_replace( '~(<source\b[^>]*\bsrc="[^"]*?)(?:\?|&#038;|&amp;|&)_=\d+"~', '$1"', $html )
			)
			: $html;
	}

	/**
	 * Plays videos of services and streams, which the shortcode only links.
	 *
	 * @param mixed $html Result of other callbacks.
	 * @param mixed $atts Attributes as written.
	 */
	public static function elsewhere( mixed $html = null, mixed $atts = null ): mixed {
		$src = is_array( $atts ) && is_string( $atts['src'] ?? null ) ? $atts['src'] : '';
		if ( '' !== $html || '' === $src || self::stands_aside() ) {
			return $html;
		}
		$embed = Service::of( $src );
		if ( null === $embed && ! Media::is_stream( $src ) ) {
			return $html;
		}
		$poster = $atts['poster'] ?? '';
		return Markup::html(
			new Media(
				'video',
				sources: array(
					array(
						'src'  => $src,
						'type' => Media::type( $src ),
					),
				),
				embed: $embed,
				poster: is_string( $poster ) ? $poster : '',
				width: (int) ( $atts['width'] ?? 640 ),
				height: (int) ( $atts['height'] ?? 360 ),
				is_loop: wp_validate_boolean( $atts['loop'] ?? false ),
				is_muted: wp_validate_boolean( $atts['muted'] ?? false ),
			)
		);
	}

	/**
	 * Replaces the player in a block of WordPress.
	 *
	 * @param mixed $html HTML of the block.
	 */
	public static function block( mixed $html = null ): mixed {
		return ! is_string( $html ) || 1 !== preg_match( '/<(?:audio|video)/', $html ) || self::stands_aside()
			? $html
			: Markup::adopt( $html );
	}

	/**
	 * Replaces the embed of a URL: a video of a service loads after a click.
	 *
	 * @param mixed $html HTML of the service, with the title.
	 * @param mixed $url  URL of the video.
	 */
	public static function embed( mixed $html = null, mixed $url = null ): mixed {
		$service = is_string( $html ) && is_string( $url ) && ! self::stands_aside() ? Service::of( $url ) : null;
		if ( null === $service ) {
			return $html;
		}
		$frame = new \WP_HTML_Tag_Processor( $html );
		$title = $frame->next_tag( 'iframe' ) ? $frame->get_attribute( 'title' ) : null;
		[ $width, $height ] = array( (int) $frame->get_attribute( 'width' ), (int) $frame->get_attribute( 'height' ) );
		return Markup::html(
			new Media(
				'video',
				embed: $service,
				title: is_string( $title ) ? $title : '',
				width: $width,
				height: $height,
				is_wide: true
			)
		);
	}
}
