<?php
/**
 * Valid URLs.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Link;

defined( 'ABSPATH' ) || exit;

/** Reads text as a URL. The PHP version of url.ts; cases.json tests both. */
final class Url {
	/** @return list<string> Allowed protocols of a link, also for esc_url(). */
	public static function protocols(): array {
		/** This filter is known from the public widgets bundle: adds protocols. */
		return (array) apply_filters(
			'siteorigin_esc_url_protocols',
			array_merge( wp_allowed_protocols(), array( 'skype', 'steam' ) )
		);
	}

	/** Returns a URL with an allowed protocol, a relative one, or ''. A plain `example.com` gets `http://`. */
	public static function clean( string $text ): string {
		$text = trim( (string) preg_replace( '/[\x00-\x1f\x7f<>"{}^`\\\\]/', '', $text ) );
		$text = str_replace( array( ' ', '[', ']' ), array( '%20', '%5B', '%5D' ), $text );
		if ( '' === $text || 1 === preg_match( '~^(?:[/#?.]|[a-z0-9-]+\.php\b)~i', $text ) ) {
			return $text;
		}
		$has_scheme = 1 === preg_match( '~^([a-z][a-z0-9+.-]*):~i', $text, $found );
		if ( $has_scheme && in_array( strtolower( $found[1] ), self::protocols(), true ) ) {
			return $text;
		}
		$is_host_and_port = 1 === preg_match( '~^[a-z][a-z0-9.-]*:\d+(?:[/?#]|$)~i', $text );
		return $has_scheme && ! $is_host_and_port ? '' : 'http://' . $text;
	}
}
