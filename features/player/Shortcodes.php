<?php
/**
 * Players of shortcodes and blocks.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Player;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Settings;
use Pagewright\Providers\Videos\Service;

/** WordPress makes the HTML, as it always did, but without its own library; the result gets our player. */
final class Shortcodes {
	/** The library that stands in for WordPress's own, whose scripts are then not loaded. */
	private const LIBRARY = 'pagewright';

	/** Whether WordPress's player is wanted here: in wp-admin and feeds. */
	public static function stands_aside(): bool {
		return is_admin() || is_feed() || wp_is_serving_rest_request();
	}

	public static function library( mixed $library ): mixed {
		return self::stands_aside() ? $library : self::LIBRARY;
	}

	/** HTML of `[audio]` and `[video]`. */
	public static function adopt( mixed $html, mixed $library ): mixed {
		// WordPress makes its addresses unique for old browsers, and a file so is fetched twice.
		return is_string( $html ) && self::LIBRARY === $library ? Markup::adopt( (string) preg_replace( '~(<source\b[^>]*\bsrc="[^"]*?)(?:\?|&#038;|&amp;|&)_=\d+"~', '$1"', $html ) ) : $html;
	}

	/**
	 * Videos of services and streams, which the shortcode only links to.
	 *
	 * @param mixed $html What others made of it.
	 * @param mixed $atts Attributes as they were written.
	 */
	public static function elsewhere( mixed $html, mixed $atts ): mixed {
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

	/** A block of WordPress with a video or a sound. */
	public static function block( string $html ): string {
		return self::stands_aside() ? $html : Markup::adopt( $html );
	}

	/**
	 * What an address in the content became: a video of a service waits for a click.
	 *
	 * @param mixed $html HTML that the service gave, with the title.
	 */
	public static function embed( mixed $html, mixed $url ): mixed {
		$service = is_string( $html ) && is_string( $url ) && ! self::stands_aside() && Settings::load()->player_embeds ? Service::of( $url ) : null;
		if ( null === $service ) {
			return $html;
		}
		$frame = new \WP_HTML_Tag_Processor( $html );
		$title = $frame->next_tag( 'iframe' ) ? $frame->get_attribute( 'title' ) : null;
		[ $width, $height ] = array( (int) $frame->get_attribute( 'width' ), (int) $frame->get_attribute( 'height' ) );
		return Markup::html( new Media( 'video', embed: $service, title: is_string( $title ) ? $title : '', width: $width, height: $height, is_wide: true ) );
	}
}
