<?php
/**
 * Addresses that may be stored.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Link;

defined( 'ABSPATH' ) || exit;

/** Reads what was typed as an address. The twin of url.ts, held to it by cases.json. */
final class Url {
	/** @return list<string> Schemes that a link may have, for esc_url() too. */
	public static function protocols(): array {
		/** This filter is known from the public widgets bundle: adds schemes. */
		return (array) apply_filters( 'siteorigin_esc_url_protocols', array_merge( wp_allowed_protocols(), array( 'skype', 'steam' ) ) );
	}

	/** An address with an allowed scheme, a relative one, or ''. A bare `example.com` gets `http://`. */
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
