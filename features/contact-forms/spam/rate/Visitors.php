<?php
/**
 * Identifies visitors by IP address.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Spam\Rate;

defined( 'ABSPATH' ) || exit;

/** Distinguishes visitors. Does not trust request headers, but they reveal a proxy in front of the site. */
final class Visitors {
	/** Headers in which proxies send the address of the visitor. */
	private const FORWARDING = array(
		'HTTP_X_FORWARDED_FOR', 'HTTP_FORWARDED', 'HTTP_X_REAL_IP', 'HTTP_CF_CONNECTING_IP', 'HTTP_TRUE_CLIENT_IP',
		'HTTP_X_CLIENT_IP', 'HTTP_X_CLUSTER_CLIENT_IP', 'HTTP_X_FORWARDED', 'HTTP_FORWARDED_FOR',
		'HTTP_FASTLY_CLIENT_IP', 'HTTP_VIA',
	);

	/** Providers assign a network of this size to each household, which may use another address for each request. */
	private const IPV6_BYTES = 8;

	/** Returns the address by which a visitor is counted: for IPv6, the network. */
	public static function identity( string $ip ): string {
		$bytes = inet_pton( $ip );
		if ( false === $bytes || 4 === strlen( $bytes ) ) {
			return $ip;
		}
		// An IPv4-mapped IPv6 address.
		if ( str_starts_with( $bytes, str_repeat( "\0", 10 ) . "\xff\xff" ) ) {
			return (string) inet_ntop( substr( $bytes, 12 ) );
		}
		return inet_ntop( substr( $bytes, 0, self::IPV6_BYTES ) . str_repeat( "\0", 16 - self::IPV6_BYTES ) ) . '/64';
	}

	/** Returns whether the request comes from the server itself and not from a local proxy. */
	public static function is_machine( string $ip ): bool {
		return self::is_loopback( $ip ) && ! self::is_forwarded();
	}

	/** Returns whether a proxy sent this request, so that all visitors have its address. */
	public static function share_an_address(): bool {
		$remote = is_string( $_SERVER['REMOTE_ADDR'] ?? null ) ? trim( $_SERVER['REMOTE_ADDR'] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
		/** This filter is documented in features/contact-forms/submission/Request.php. */
		$known = apply_filters( 'pagewright/forms/remote-ip', $remote );
		return $known === $remote
			&& self::is_forwarded()
			&& false === filter_var(
				$remote,
				FILTER_VALIDATE_IP,
				FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE
			);
	}

	private static function is_loopback( string $ip ): bool {
		$identity = self::identity( $ip );
		return '::1' === $ip || str_starts_with( $identity, '127.' );
	}

	private static function is_forwarded(): bool {
		foreach ( self::FORWARDING as $name ) {
			$value = $_SERVER[ $name ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- checked for existence only.
			if ( is_scalar( $value ) && '' !== trim( (string) $value ) ) {
				return true;
			}
		}
		return false;
	}
}
