<?php
/**
 * Frames in rich text.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Tinymce;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress removes all frames from texts of users without special capabilities. Our fields keep frames that WordPress
 * would embed from a URL: of services that it supports, over HTTPS, without a position of their own on the page.
 */
final class Frames {
	/** Attributes that kses keeps. Not style, id, class or name: a frame over the page could ask for a password. */
	public const ATTRIBUTES = array(
		'src', 'title', 'width', 'height', 'loading', 'allow', 'allowfullscreen', 'referrerpolicy', 'frameborder',
		'sandbox',
	);

	/** Domains of the players of WP_oEmbed's services; subdomains are included. */
	private const DOMAINS = array(
		'anghami.com', 'bsky.app', 'canva.com', 'cloudup.com', 'dailymotion.com', 'flickr.com', 'issuu.com',
		'kickstarter.com', 'mixcloud.com', 'pca.st', 'pinterest.com', 'reddit.com', 'reverbnation.com', 'scribd.com',
		'soundcloud.com', 'speakerdeck.com', 'spotify.com', 'ted.com', 'tiktok.com', 'twitter.com', 'videopress.com',
		'vimeo.com', 'wordpress.tv', 'youtube.com', 'youtube-nocookie.com',
	);

	/** Permissions that a player may have; not camera, microphone or location. */
	private const ALLOWED = array(
		'accelerometer', 'autoplay', 'clipboard-write', 'encrypted-media', 'fullscreen', 'gyroscope',
		'picture-in-picture', 'web-share',
	);

	/** Removes the URL of all other frames. */
	public static function clean( string $html ): string {
		if ( false === stripos( $html, '<iframe' ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( 'iframe' ) ) {
			$src = $tags->get_attribute( 'src' );
			$own = is_string( $src ) ? self::address( $src ) : '';
			if ( '' === $own ) {
				$tags->remove_attribute( 'src' );
			} elseif ( $own !== $src ) {
				$tags->set_attribute( 'src', $own );
			}
			$allow = $tags->get_attribute( 'allow' );
			if ( is_string( $allow ) && '' !== $allow ) {
				$kept = self::allowed( $allow );
				if ( '' === $kept ) {
					$tags->remove_attribute( 'allow' );
				} elseif ( $kept !== $allow ) {
					$tags->set_attribute( 'allow', $kept );
				}
			}
		}
		// If the HTML is incomplete, its end could contain frames.
		return $tags->paused_at_incomplete_token()
			? (string) preg_replace( '~</?iframe\b[^>]*>?~i', '', $html )
			: str_replace( '<iframe >', '<iframe>', $tags->get_updated_html() );
	}

	/** Returns the URL with HTTPS; '' if it does not belong to a known service. */
	private static function address( string $src ): string {
		if (
			1 !== preg_match( '~^(?:https?:)?//([a-z0-9.-]+)(?::443)?((?:[/?#][^\s\\\\]*)?)$~iD', trim( $src ), $found )
		) {
			return '';
		}
		/**
		 * Changes whose frames users without special capabilities can add to rich text: `array( ...$domains,
		 * 'maps.example.org' )`. Includes subdomains.
		 *
		 * @param list<string> $domains Domains.
		 */
		$domains = array_filter(
			(array) apply_filters( 'pagewright/fields/frame-domains', self::DOMAINS ),
			'is_string'
		);
		$host    = strtolower( $found[1] );
		$known   = array_filter(
			$domains,
			static fn ( string $domain ): bool =>
				'' !== $domain && ( $host === $domain || str_ends_with( $host, ".$domain" ) )
		);
		return array() === $known ? '' : "https://$host{$found[2]}";
	}

	private static function allowed( string $allow ): string {
		$parts = array_filter(
			array_map( 'trim', explode( ';', $allow ) ),
			static fn ( string $part ): bool => in_array( strtolower( $part ), self::ALLOWED, true )
		);
		return implode( '; ', $parts );
	}
}
