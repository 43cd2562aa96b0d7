<?php
/**
 * Visitors by their addresses.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Spam\Rate;

defined( 'ABSPATH' ) || exit;

/** Tells visitors apart. What a request says of itself is believed nowhere, but shows that a proxy stands before the site. */
final class Visitors {
	/** Headers with which proxies pass on whom they speak for. */
	private const FORWARDING = array( 'HTTP_X_FORWARDED_FOR', 'HTTP_FORWARDED', 'HTTP_X_REAL_IP', 'HTTP_CF_CONNECTING_IP', 'HTTP_TRUE_CLIENT_IP', 'HTTP_X_CLIENT_IP', 'HTTP_X_CLUSTER_CLIENT_IP', 'HTTP_X_FORWARDED', 'HTTP_FORWARDED_FOR', 'HTTP_FASTLY_CLIENT_IP', 'HTTP_VIA' );

	/** A household gets a whole network of this size, and may take a new address out of it for each request. */
	private const IPV6_BYTES = 8;

	/** The address by which a visitor is counted: the network of an IPv6 address. */
	public static function identity( string $ip ): string {
		$bytes = inet_pton( $ip );
		if ( false === $bytes || 4 === strlen( $bytes ) ) {
			return $ip;
		}
		// An IPv4 address in the clothes of the other.
		if ( str_starts_with( $bytes, str_repeat( "\0", 10 ) . "\xff\xff" ) ) {
			return (string) inet_ntop( substr( $bytes, 12 ) );
		}
		return inet_ntop( substr( $bytes, 0, self::IPV6_BYTES ) . str_repeat( "\0", 16 - self::IPV6_BYTES ) ) . '/64';
	}

	/** Whether the call comes from the machine itself, and not by way of a proxy on it. */
	public static function is_machine( string $ip ): bool {
		return self::is_loopback( $ip ) && ! self::is_forwarded();
	}

	/** Whether this request came by a proxy whose address stands for that of the visitor. */
	public static function share_an_address(): bool {
		$remote = is_string( $_SERVER['REMOTE_ADDR'] ?? null ) ? trim( $_SERVER['REMOTE_ADDR'] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- looked at only.
		/** This filter is documented in forms/submission/Request.php. */
		$known = apply_filters( 'pagewright/forms/remote-ip', $remote );
		return $known === $remote && self::is_forwarded() && false === filter_var( $remote, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE );
	}

	private static function is_loopback( string $ip ): bool {
		$identity = self::identity( $ip );
		return '::1' === $ip || str_starts_with( $identity, '127.' );
	}

	private static function is_forwarded(): bool {
		return array() !== array_filter( self::FORWARDING, static fn ( string $name ): bool => '' !== trim( (string) ( is_scalar( $_SERVER[ $name ] ?? null ) ? $_SERVER[ $name ] : '' ) ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- whether they are there.
	}
}
