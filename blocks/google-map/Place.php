<?php
/**
 * Place on a map.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\GoogleMap;

defined( 'ABSPATH' ) || exit;

/** A location: coordinates if known, and a text for people and searches. */
final class Place {
	private const COORDINATES = '/^\(?\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*\)?$/';

	/** @param ?array{0: float, 1: float} $position Latitude and longitude; null if unknown. */
	private function __construct( public readonly string $text, public readonly ?array $position ) {}

	/** @param array{name: string, address: string, location: string} $value Sanitized location. */
	public static function of( array $value ): self {
		$position = self::position( $value['location'] ) ?? self::position( $value['address'] );
		$words    = array_values(
			array_unique(
				array_filter(
					array( $value['name'], $value['address'] ),
					static fn ( string $text ) => '' !== $text && null === self::position( $text )
				)
			)
		);
		// An address usually begins with the name.
		$text = count( $words ) === 2 && str_starts_with( $words[1], $words[0] ) ? $words[1] : implode( ', ', $words );
		return new self( '' !== $text || null === $position ? $text : self::numbers( $position ), $position );
	}

	/** Returns whether the place has neither coordinates nor a text. */
	public function is_empty(): bool {
		return '' === $this->text && null === $this->position;
	}

	/** Returns the place in Google's format: `1.5,2.5`, or a text. */
	public function query(): string {
		return null === $this->position ? $this->text : self::numbers( $this->position );
	}

	/** Returns the page of the map provider that shows the place. */
	public function link( bool $is_google, int $zoom ): string {
		if ( $is_google ) {
			return 'https://www.google.com/maps/search/?api=1&query=' . rawurlencode( $this->query() );
		}
		return null === $this->position
			? 'https://www.openstreetmap.org/search?query=' . rawurlencode( $this->text )
			: sprintf(
				'https://www.openstreetmap.org/?mlat=%1$s&mlon=%2$s#map=%3$d/%1$s/%2$s',
				$this->position[0],
				$this->position[1],
				min( 19, $zoom )
			);
	}

	/** @return ?array{0: float, 1: float} */
	private static function position( string $text ): ?array {
		if (
			1 !== preg_match( self::COORDINATES, trim( $text ), $found )
			|| abs( (float) $found[1] ) > 90
			|| abs( (float) $found[2] ) > 180
		) {
			return null;
		}
		return array( (float) $found[1], (float) $found[2] );
	}

	/** @param array{0: float, 1: float} $position Latitude and longitude. */
	private static function numbers( array $position ): string {
		return $position[0] . ',' . $position[1];
	}
}
