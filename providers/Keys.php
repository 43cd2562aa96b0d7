<?php
/**
 * API keys of services.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Places\Places;
use Pagewright\Providers\Stock\Provider;
use Pagewright\Providers\Stock\Stock;

/** The data of API keys for screens, and the only way to change them. */
final class Keys {
	private const STOCK = array( 'pixabay', 'unsplash', 'pexels' );

	/** Shorter keys are not shown at all. */
	private const SHORTEST_SHOWN = 12;

	/**
	 * Returns `keys`: for each service whether there is one, its last four characters, and whether code sets it; and
	 * `sources` of stock images.
	 *
	 * @return array{keys: array<string, array<string, mixed>>, sources: list<array<string, mixed>>}
	 */
	public static function state(): array {
		$keys = array( 'google' => self::fact( Places::google_key(), Places::stored_key() ) );
		foreach ( self::STOCK as $name ) {
			$keys[ $name ] = self::fact( Stock::access_key( $name ), Stock::stored_key( $name ) );
		}
		$offered = Stock::offered();
		return array(
			'keys'    => $keys,
			'sources' => array_values(
				array_map(
					static fn ( Provider $source ): array => array(
						'key'       => $source->key(),
						'label'     => $source->label(),
						'isReady'   => $source->is_ready(),
						'isOffered' => null === $offered || in_array( $source->key(), $offered, true ),
					),
					Stock::all()
				)
			),
		);
	}

	/**
	 * Returns whether a text can be stored as the key of a service; '' deletes it. A key that code sets cannot be
	 * changed.
	 */
	public static function is_one( string $name, mixed $key ): bool {
		$fact = self::state()['keys'][ $name ] ?? null;
		return null !== $fact
			&& ! $fact['isFixed']
			&& is_string( $key )
			&& 1 === preg_match( '/^[\x21-\x7e]{0,200}$/D', $key );
	}

	/**
	 * @param array<string, string> $keys    Service => key.
	 * @param ?list<string>         $offered Sources to select; null keeps the selection.
	 */
	public static function save( array $keys, ?array $offered ): void {
		if ( isset( $keys['google'] ) ) {
			Places::save_key( $keys['google'] );
		}
		$known  = array_keys( Stock::all() );
		$before = Stock::offered();
		// Sources of inactive plugins stay selected.
		$chosen = null === $offered
			? $before
			: array( ...array_intersect( $known, $offered ), ...array_diff( $before ?? array(), $known ) );
		Stock::save(
			array_intersect_key( $keys, array_flip( self::STOCK ) ),
			null === $chosen || array() === array_diff( $known, $chosen ) ? null : array_values( $chosen )
		);
	}

	/** @return array{isSet: bool, end: string, isFixed: bool} */
	private static function fact( string $key, string $stored ): array {
		return array(
			'isSet'   => '' !== $key,
			'end'     => strlen( $key ) >= self::SHORTEST_SHOWN ? substr( $key, -4 ) : '',
			'isFixed' => $key !== $stored,
		);
	}
}
