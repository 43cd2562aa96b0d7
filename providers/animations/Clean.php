<?php
/**
 * Sanitizes uploaded animations.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Animations;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the keys that a player needs. Servers send an uploaded .json with the content type of endpoints, so a file must
 * not imitate a response, and animations must not run scripts.
 */
final class Clean {
	/** Top-level keys of the format; others belong to the tool that created the file. */
	private const TOP = array(
		'v', 'fr', 'ip', 'op', 'w', 'h', 'nm', 'mn', 'ddd', 'tgs', 'assets', 'layers', 'fonts', 'chars', 'markers',
		'slots', 'props', 'meta', 'comps',
	);

	/** Deeper than any animation. */
	private const MAX_LEVELS = 200;

	/** Returns the sanitized animation as JSON; null when it is invalid. */
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
		$clean = wp_json_encode(
			$data,
			JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION,
			self::MAX_LEVELS
		);
		return false === $clean ? null : $clean;
	}

	/** A property may contain an expression (a string) under the key of its horizontal position (an object). */
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
