<?php
/**
 * What is kept of an uploaded animation.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Animations;

defined( 'ABSPATH' ) || exit;

/**
 * Leaves what a player needs. Servers answer an uploaded .json with the type that answers of an endpoint have, so one must not be able to look like one,
 * and an animation runs no programs.
 */
final class Clean {
	/** Keys of the format at the top; all else there is of the tool that made the file. */
	private const TOP = array( 'v', 'fr', 'ip', 'op', 'w', 'h', 'nm', 'mn', 'ddd', 'tgs', 'assets', 'layers', 'fonts', 'chars', 'markers', 'slots', 'props', 'meta', 'comps' );

	/** Deeper than any animation. */
	private const MAX_LEVELS = 200;

	/** The same animation as JSON; null where it cannot be read. */
	public static function json( string $json ): ?string {
		$data = json_decode( $json, false, self::MAX_LEVELS );
		if ( ! $data instanceof \stdClass ) {
			return null;
		}
		foreach ( array_keys( get_object_vars( $data ) ) as $key ) {
			if ( ! in_array( (string) $key, self::TOP, true ) ) {
				unset( $data->{$key} );
			}
		}
		self::drop_expressions( $data );
		$clean = wp_json_encode( $data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION, self::MAX_LEVELS );
		return false === $clean ? null : $clean;
	}

	/** A property may have an expression, a text, under the key of its horizontal position, an object. */
	private static function drop_expressions( mixed $value ): void {
		if ( ! is_array( $value ) && ! $value instanceof \stdClass ) {
			return;
		}
		if ( $value instanceof \stdClass && is_string( $value->x ?? null ) ) {
			unset( $value->x );
		}
		foreach ( $value as $inner ) {
			self::drop_expressions( $inner );
		}
	}
}
