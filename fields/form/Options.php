<?php
/**
 * Choices of a field.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Form;

defined( 'ABSPATH' ) || exit;

/** Reads `options` of widget.json and saved keys; twin of options.ts. */
final class Options {
	/**
	 * The allowed keys: `options` is a list of keys or key => label.
	 *
	 * @param array<string, mixed> $field The field's entry in widget.json.
	 * @return list<string>
	 */
	public static function keys( array $field ): array {
		$options = $field['options'] ?? array();
		if ( ! is_array( $options ) ) {
			return array();
		}
		$keys = array_is_list( $options ) ? array_filter( $options, static fn ( $key ) => is_string( $key ) || is_int( $key ) || is_float( $key ) ) : array_keys( $options );
		return array_map( 'strval', array_values( $keys ) );
	}

	/** A saved key as text; '' for lists, objects and nothing. */
	public static function key( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}

	/**
	 * A saved list of keys, each once; older content also has a single key or keys joined by commas.
	 *
	 * @return list<string>
	 */
	public static function list( mixed $value ): array {
		$list = is_array( $value ) ? array_map( self::key( ... ), $value ) : array_map( 'trim', explode( ',', self::key( $value ) ) );
		return array_values( array_unique( array_filter( $list, static fn ( string $key ) => '' !== $key ) ) );
	}

	/**
	 * A saved key when it is a choice, else the default when that is one, else ''. Without choices any key passes.
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
	 * The same for the choices and the default of a field. Nearly always the saved key is a choice, and the list of all need not be made.
	 *
	 * @param array<string, mixed> $field The field's entry in widget.json.
	 */
	public static function choose( mixed $value, array $field ): string {
		$key     = self::key( $value );
		$options = $field['options'] ?? null;
		return is_array( $options ) && isset( $options[ $key ] ) && ! array_is_list( $options ) ? $key : self::pick( $key, self::keys( $field ), $field['default'] ?? '' );
	}
}
