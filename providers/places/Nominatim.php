<?php
/**
 * Searches OpenStreetMap.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Places;

defined( 'ABSPATH' ) || exit;

/**
 * Finds places in OpenStreetMap, which needs no key.
 *
 * Its usage policy (operations.osmfoundation.org/policies/nominatim) requires: at most one request per second for the
 * whole site, an identifying user agent, cached results, no search while typing, and attribution, which the form shows.
 */
final class Nominatim {
	private const TIMEOUT_SECONDS = 8;
	private const MAX_BYTES       = MB_IN_BYTES;
	private const LIMIT           = 6;
	private const PAUSE_MS        = 1000;
	private const CACHE_SECONDS   = WEEK_IN_SECONDS;
	private const THROTTLE_OPTION     = 'pagewright_places_next';

	/** Returns the URL of the service, '' when the site turned it off. */
	public static function base(): string {
		/**
		 * Filters the Nominatim server for the place search; '' turns the search off. Example:
		 * `https://nominatim.example.org`.
		 *
		 * @param string $url https://nominatim.openstreetmap.org
		 */
		$url = apply_filters( 'pagewright/places/nominatim-url', 'https://nominatim.openstreetmap.org' );
		return is_string( $url ) ? untrailingslashit( trim( $url ) ) : '';
	}

	/**
	 * Finds places, best match first.
	 *
	 * @param string $query    Not empty.
	 * @param string $language Such as de-AT.
	 * @return list<array{name: string, address: string, location: string}> `location` is `(lat, lng)`.
	 * @throws Failure
	 */
	public static function search( string $query, string $language ): array {
		$base = self::base();
		if ( '' === $base ) {
			throw new Failure( __( 'Place search is not available on this site.', 'pagewright' ) );
		}
		$key    = 'pagewright_places_' . md5( $base . "\n" . $language . "\n" . mb_strtolower( $query ) );
		$places = get_transient( $key );
		if ( ! is_array( $places ) ) {
			$places = self::ask( $base, $query, $language );
			set_transient( $key, $places, self::CACHE_SECONDS );
		}
		return $places;
	}

	/** @return list<array{name: string, address: string, location: string}> */
	private static function ask( string $base, string $query, string $language ): array {
		if ( ! Throttle::allow( self::THROTTLE_OPTION, self::PAUSE_MS ) ) {
			throw new Failure( __( 'The place search is busy. Try again in a moment.', 'pagewright' ), true );
		}
		$answer = wp_safe_remote_get(
			add_query_arg(
				array(
					'q'               => rawurlencode( $query ),
					'format'          => 'jsonv2',
					'limit'           => self::LIMIT,
					'accept-language' => rawurlencode( $language ),
				),
				$base . '/search'
			),
			array(
				'timeout'             => self::TIMEOUT_SECONDS,
				'limit_response_size' => self::MAX_BYTES,
				'user-agent'          => 'Pagewright/' . \Pagewright\VERSION . ' (WordPress plugin; ' . home_url()
					. ')',
				'headers'             => array( 'Accept' => 'application/json' ),
			)
		);
		$status = is_wp_error( $answer ) ? 0 : (int) wp_remote_retrieve_response_code( $answer );
		if ( 429 === $status ) {
			throw new Failure(
				__( 'OpenStreetMap received too many searches. Try again in a moment.', 'pagewright' ),
				true
			);
		}
		$found = 200 === $status ? json_decode( wp_remote_retrieve_body( $answer ), true ) : null;
		if ( ! is_array( $found ) ) {
			throw new Failure(
				__( 'OpenStreetMap cannot be reached at the moment. Your text is kept.', 'pagewright' )
			);
		}
		return array_values( array_filter( array_map( self::place( ... ), $found ) ) );
	}

	/**
	 * Returns a place, or null without coordinates.
	 *
	 * @return ?array{name: string, address: string, location: string}
	 */
	private static function place( mixed $said ): ?array {
		$lat     = is_array( $said ) ? $said['lat'] ?? null : null;
		$lng     = is_array( $said ) ? $said['lon'] ?? null : null;
		$address = is_array( $said ) && is_string( $said['display_name'] ?? null )
			? sanitize_text_field( $said['display_name'] )
			: '';
		if ( ! is_numeric( $lat ) || ! is_numeric( $lng ) || '' === $address ) {
			return null;
		}
		$name = is_string( $said['name'] ?? null ) ? sanitize_text_field( $said['name'] ) : '';
		return array(
			'name'     => '' === $name ? trim( explode( ',', $address )[0] ) : $name,
			'address'  => $address,
			'location' => '(' . (float) $lat . ', ' . (float) $lng . ')',
		);
	}
}
