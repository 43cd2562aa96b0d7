<?php
/**
 * Validates URLs that the server may request.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Downloads;

defined( 'ABSPATH' ) || exit;

/**
 * Prevents requests into the server's own network (SSRF). WordPress resolves a host before the request, but a second
 * lookup may return another address, so the request is pinned to the validated address.
 */
final class Address {
	/** IANA's special-purpose networks, and everything above 224.0.0.0. */
	private const REFUSED = array(
		'0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24',
		'192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24',
		'224.0.0.0/3',
	);

	/**
	 * Returns the IPv4 address for a URL; '' when WordPress's filter `http_request_host_is_external` allows an internal
	 * host; null for URLs that must not be requested, including hosts with IPv6 addresses only, as in WordPress.
	 */
	public static function check( string $url ): ?string {
		$parts = wp_parse_url( $url );
		$host  = is_array( $parts ) ? trim( strtolower( $parts['host'] ?? '' ), '.' ) : '';
		if (
			'' === $host
			|| ! in_array( strtolower( $parts['scheme'] ?? '' ), array( 'http', 'https' ), true )
			|| false === wp_http_validate_url( $url )
		) {
			return null;
		}
		/** This filter is documented in wp-includes/http.php. */
		if ( true === apply_filters( 'http_request_host_is_external', false, $host, $url ) ) {
			return '';
		}
		$found = false !== filter_var( $host, FILTER_VALIDATE_IP, FILTER_FLAG_IPV4 )
			? array( $host )
			: gethostbynamel( $host );
		$found = is_array( $found ) ? $found : array();
		return array() !== $found && array() === array_filter( $found, self::is_refused( ... ) ) ? $found[0] : null;
	}

	/** Returns whether an IPv4 address belongs to a network that is not public. */
	public static function is_refused( string $ip ): bool {
		$number = ip2long( $ip );
		foreach ( self::REFUSED as $network ) {
			list( $start, $bits ) = explode( '/', $network );
			$mask                 = -1 << ( 32 - (int) $bits );
			if ( false === $number || ( $number & $mask ) === ( (int) ip2long( $start ) & $mask ) ) {
				return true;
			}
		}
		return false;
	}

	/** Pins the host of a URL to an address in curl, until the returned function is called. */
	public static function pin( string $url, string $ip ): callable {
		$parts = (array) wp_parse_url( $url );
		$port  = $parts['port'] ?? ( 'https' === strtolower( $parts['scheme'] ?? '' ) ? 443 : 80 );
		$entry = "{$parts['host']}:$port:$ip";
		$pin   = static function ( mixed $handle = null ) use ( $entry ): void {
			if ( $handle instanceof \CurlHandle ) {
				curl_setopt( $handle, CURLOPT_RESOLVE, array( $entry ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- The handle of WordPress's own request.
			}
		};
		add_action( 'http_api_curl', $pin );
		return static fn () => remove_action( 'http_api_curl', $pin );
	}
}
