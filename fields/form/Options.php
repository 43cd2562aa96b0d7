<?php
/**
 * Choices of a field.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Form;

defined( 'ABSPATH' ) || exit;

/** Reads `options` of widget.json and saved keys; the PHP version of options.ts. */
final class Options {
	/**
	 * Returns the allowed keys: `options` is a list of keys or key => label.
	 *
	 * @param array<string, mixed> $field Entry of the field in widget.json.
	 * @return list<string>
	 */
	public static function keys( array $field ): array {
		$options = $field['options'] ?? array();
		if ( ! is_array( $options ) ) {
			return array();
		}
		$keys = array_is_list( $options )
			? array_filter( $options, static fn ( $key ) => is_string( $key ) || is_int( $key ) || is_float( $key ) )
			: array_keys( $options );
		return array_map( 'strval', array_values( $keys ) );
	}

	/** Returns a saved key as text; '' for lists, objects and null. */
	public static function key( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}

	/**
	 * Returns a saved list of unique keys. Older content can also have a single key, or keys separated by commas.
	 *
	 * @return list<string>
	 */
	public static function list( mixed $value ): array {
		$list = is_array( $value )
			? array_map( self::key( ... ), $value )
			: array_map( 'trim', explode( ',', self::key( $value ) ) );
		return array_values( array_unique( array_filter( $list, static fn ( string $key ) => '' !== $key ) ) );
	}

	/**
	 * Returns a saved key if it is a choice, otherwise the default if that is a choice, otherwise ''. Without choices,
	 * any key is valid.
	 *
	 * @param list<string> $keys Allowed keys.
	 */
	public static function pick( mixed $value, array $keys, mixed $fallback ): string {
		$key = self::key( $value );
		if ( array() === $keys || in_array( $key, $keys, true ) ) {
			return $key;
		}
		$initial = self::key( $fallback );
		return in_array( $initial, $keys, true ) ? $initial : '';
	}

	/**
	 * Returns the same for the choices and the default of a field. Usually the saved key is a choice, and the complete
	 * list is not needed.
	 *
	 * @param array<string, mixed> $field Entry of the field in widget.json.
	 */
	public static function choose( mixed $value, array $field ): string {
		$key     = self::key( $value );
		$options = $field['options'] ?? null;
		return is_array( $options ) && isset( $options[ $key ] ) && ! array_is_list( $options )
			? $key
			: self::pick( $key, self::keys( $field ), $field['default'] ?? '' );
	}
}
