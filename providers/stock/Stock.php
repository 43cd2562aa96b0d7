<?php
/**
 * The sources of stock images.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Stock;

defined( 'ABSPATH' ) || exit;

/** Knows which sources a site offers. */
final class Stock {
	/** Option: array( 'providers' => list of keys to offer, all when absent; 'keys' => array( 'pexels' => access key ) ). */
	public const OPTION = 'pagewright_stock';

	/** Nonce action of search and import. */
	public const NONCE_ACTION = 'so-image';

	/** Providers want one question asked once only: Pixabay's terms name this time. */
	private const CACHE_SECONDS = DAY_IN_SECONDS;

	/**
	 * What the form needs to know; without a nonce there is no search for this user.
	 *
	 * @return array{nonce: string, providers: object} Key => name of each provider, in the order of the choice.
	 */
	public static function configuration(): array {
		$providers = current_user_can( 'upload_files' ) ? self::providers() : array();
		return array(
			'nonce'     => array() === $providers ? '' : wp_create_nonce( self::NONCE_ACTION ),
			'providers' => (object) array_map( static fn ( Provider $provider ): string => $provider->label(), $providers ),
		);
	}

	/** @return array<string, Provider> By key; those that are offered and can be asked, the first one is the site's standard. */
	public static function providers(): array {
		$ready   = array_filter( self::all(), static fn ( Provider $each ): bool => $each->is_ready() );
		$offered = self::offered();
		return null === $offered ? $ready : array_intersect_key( $ready, array_flip( $offered ) );
	}

	/** @return array<string, Provider> By key; those that lack a key too. */
	public static function all(): array {
		$own = array( new Openverse\Provider(), new Pixabay\Provider( self::access_key( 'pixabay' ) ), new Unsplash\Provider( self::access_key( 'unsplash' ) ), new Pexels\Provider( self::access_key( 'pexels' ) ) );
		/**
		 * Changes the sources of stock images. An empty list takes the search away.
		 *
		 * @param list<Provider> $providers In the order in which they are offered. Example: `array( new Acme\Stock(), ...$providers )`.
		 */
		$all = array_filter( (array) apply_filters( 'pagewright/stock/providers', $own ), static fn ( mixed $each ): bool => $each instanceof Provider );
		return array_column( array_map( static fn ( Provider $each ): array => array( $each->key(), $each ), $all ), 1, 0 );
	}

	/** @return ?list<string> Keys of the sources that the site chose; null where it chose none, so that all are offered. */
	public static function offered(): ?array {
		$offered = self::option()['providers'] ?? null;
		return is_array( $offered ) ? array_values( array_filter( $offered, 'is_string' ) ) : null;
	}

	/** The access key that was stored here, whatever a constant says; '' for none. */
	public static function stored_key( string $provider ): string {
		$stored = self::option()['keys'][ $provider ] ?? '';
		return is_string( $stored ) ? trim( $stored ) : '';
	}

	/**
	 * Stores keys and the choice of sources; what is not named stays as it is.
	 *
	 * @param array<string, string> $keys    Source => key, '' takes it away.
	 * @param ?list<string>         $offered Keys of the sources to offer; null for all, also of those that come later.
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
	 * One page of results, asked once a day.
	 *
	 * @throws Failure When the provider does not answer.
	 */
	public static function search( Provider $provider, string $query, int $page ): Results {
		$key   = 'pagewright_stock_' . md5( $provider->key() . "\n" . get_locale() . "\n" . $page . "\n" . mb_strtolower( $query ) );
		$found = Results::restore( get_transient( $key ) );
		if ( null === $found ) {
			$found = $provider->search( $query, $page );
			set_transient( $key, $found->to_array(), self::CACHE_SECONDS );
		}
		return $found;
	}

	/** Access key of a source: constant PAGEWRIGHT_PEXELS_KEY, else the option, else ''. */
	public static function access_key( string $provider ): string {
		$constant = 'PAGEWRIGHT_' . strtoupper( $provider ) . '_KEY';
		$key      = defined( $constant ) ? constant( $constant ) : self::stored_key( $provider );
		/**
		 * Changes the access key of a source of stock images.
		 *
		 * @param string $key      '' when there is none: the source is then not offered.
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
