<?php
/**
 * Finds the stock image providers.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Stock;

defined( 'ABSPATH' ) || exit;

/** Knows which providers a site offers. */
final class Stock {
	/**
	 * Option: array( 'providers' => list of selected keys, all when missing; 'keys' => array( 'pexels' => API key ) ).
	 */
	public const OPTION = 'pagewright_stock';

	/** Nonce action of search and import. */
	public const NONCE_ACTION = 'so-image';

	/** Providers require caching: Pixabay's terms specify this time. */
	private const CACHE_SECONDS = DAY_IN_SECONDS;

	/**
	 * Returns the configuration of the form; without a nonce, this user cannot search.
	 *
	 * @return array{nonce: string, providers: object} Key => name of each provider, in the order of the selection.
	 */
	public static function configuration(): array {
		$providers = current_user_can( 'upload_files' ) ? self::providers() : array();
		return array(
			'nonce'     => array() === $providers ? '' : wp_create_nonce( self::NONCE_ACTION ),
			'providers' => (object) array_map(
				static fn ( Provider $provider ): string => $provider->label(),
				$providers
			),
		);
	}

	/** @return array<string, Provider> By key; selected and usable ones, the default first. */
	public static function providers(): array {
		$ready   = array_filter( self::all(), static fn ( Provider $each ): bool => $each->is_ready() );
		$offered = self::offered();
		return null === $offered ? $ready : array_intersect_key( $ready, array_flip( $offered ) );
	}

	/** @return array<string, Provider> By key; includes those without a key. */
	public static function all(): array {
		$own = array(
			new Openverse\Provider(),
			new Pixabay\Provider( self::access_key( 'pixabay' ) ),
			new Unsplash\Provider( self::access_key( 'unsplash' ) ),
			new Pexels\Provider( self::access_key( 'pexels' ) ),
		);
		/**
		 * Filters the stock image providers. An empty list turns the search off.
		 *
		 * @param list<Provider> $providers In the order of the selection. Example: `array( new Acme\Stock(),
		 *    ...$providers )`.
		 */
		$all = array_filter(
			(array) apply_filters( 'pagewright/stock/providers', $own ),
			static fn ( mixed $each ): bool => $each instanceof Provider
		);
		return array_column(
			array_map( static fn ( Provider $each ): array => array( $each->key(), $each ), $all ),
			1,
			0
		);
	}

	/** @return ?list<string> Keys of the selected sources; null before a selection, so that all are offered. */
	public static function offered(): ?array {
		$offered = self::option()['providers'] ?? null;
		return is_array( $offered ) ? array_values( array_filter( $offered, 'is_string' ) ) : null;
	}

	/** Returns the stored key, without constants; '' for none. */
	public static function stored_key( string $provider ): string {
		$stored = self::option()['keys'][ $provider ] ?? '';
		return is_string( $stored ) ? trim( $stored ) : '';
	}

	/**
	 * Stores keys and the selection of sources; others stay unchanged.
	 *
	 * @param array<string, string> $keys    Source => key, '' deletes it.
	 * @param ?list<string>         $offered Keys of the selected sources; null for all, including future ones.
	 */
	public static function save( array $keys, ?array $offered ): void {
		$option         = self::option();
		$stored         = is_array( $option['keys'] ?? null ) ? $option['keys'] : array();
		$option['keys'] = array_filter( array_merge( $stored, $keys ), static fn ( mixed $key ): bool => '' !== $key );
		if ( null === $offered ) {
			unset( $option['providers'] );
		} else {
			$option['providers'] = $offered;
		}
		update_option( self::OPTION, $option, false );
	}

	/**
	 * Returns a page of results, cached for a day.
	 *
	 * @throws Failure When the provider does not answer.
	 */
	public static function search( Provider $provider, string $query, int $page ): Results {
		$key   = 'pagewright_stock_'
			. md5( $provider->key() . "\n" . get_locale() . "\n" . $page . "\n" . mb_strtolower( $query ) );
		$found = Results::restore( get_transient( $key ) );
		if ( null === $found ) {
			$found = $provider->search( $query, $page );
			set_transient( $key, $found->to_array(), self::CACHE_SECONDS );
		}
		return $found;
	}

	/** Returns the API key of a source: constant PAGEWRIGHT_PEXELS_KEY, else the option, else ''. */
	public static function access_key( string $provider ): string {
		$constant = 'PAGEWRIGHT_' . strtoupper( $provider ) . '_KEY';
		$key      = defined( $constant ) ? constant( $constant ) : self::stored_key( $provider );
		/**
		 * Filters the API key of a stock image provider.
		 *
		 * @param string $key      '' for none: the source is then not offered.
		 * @param string $provider pixabay, unsplash or pexels.
		 */
		$key = apply_filters( 'pagewright/stock/key', is_string( $key ) ? $key : '', $provider );
		return is_string( $key ) ? trim( $key ) : '';
	}

	/** @return array<string, mixed> */
	private static function option(): array {
		$option = get_option( self::OPTION, array() );
		return is_array( $option ) ? $option : array();
	}
}
