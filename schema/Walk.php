<?php
/**
 * Walks through nested fields.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Schema;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field;
use Pagewright\Fields\Registry;

/**
 * Goes through a field list and its data together. `section`, `tabs` and `widget` are objects, `repeater` is a list of
 * objects.
 */
final class Walk {
	/** Levels of fields inside fields that are processed; deeper ones are skipped. */
	public const MAX_DEPTH = 10;

	/** Types that hold other fields in one object. */
	public const OBJECTS = array( 'section', 'tabs', 'widget' );

	/** Types whose fields count as those of the widget itself: a nested widget prints its own CSS. */
	private const PARTS = array( 'section', 'tabs' );

	/** Maximum number of rows of one repeater that are rendered. No form creates that many; hostile data may. */
	public const MAX_ROWS = 1000;

	/**
	 * Returns the field list with each field replaced by the result of the function, groups before the fields in them.
	 *
	 * @param array<string, mixed>                                  $fields Field list.
	 * @param callable(array<string, mixed>): array<string, mixed> $change Gets and returns one field.
	 * @return array<string, array<string, mixed>>
	 */
	public static function map_fields( array $fields, callable $change, int $depth = 1 ): array {
		$out = array();
		foreach ( $fields as $name => $field ) {
			if ( is_array( $field ) ) {
				$field = $change( $field );
				if ( isset( $field['fields'] ) && is_array( $field['fields'] ) ) {
					$field['fields'] = $depth < self::MAX_DEPTH
						? self::map_fields( $field['fields'], $change, $depth + 1 )
						: array();
				}
				$out[ $name ] = $field;
			}
		}
		return $out;
	}

	/**
	 * Returns whether the function returns true for any field, at any depth.
	 *
	 * @param array<string, mixed>                 $fields Field list.
	 * @param callable(array<string, mixed>): bool $test   Gets one field.
	 */
	public static function any( array $fields, callable $test ): bool {
		foreach ( $fields as $field ) {
			if (
				is_array( $field )
				&& ( $test( $field ) || ( isset( $field['fields'] ) && self::any( (array) $field['fields'], $test ) ) )
			) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the keys of all fields of one type, at any depth.
	 *
	 * @param array<string, mixed> $fields Field list.
	 * @return list<string>
	 */
	public static function names( array $fields, string $type ): array {
		$names = array();
		foreach ( $fields as $name => $field ) {
			if ( $type === ( $field['type'] ?? '' ) ) {
				$names[] = (string) $name;
			}
			if ( isset( $field['fields'] ) ) {
				array_push( $names, ...self::names( (array) $field['fields'], $type ) );
			}
		}
		return $names;
	}

	/**
	 * Returns saved data with the values of one type's fields changed, at any depth. Leaves values of an unexpected
	 * type alone.
	 *
	 * @param array<string, mixed> $fields Field list.
	 * @param array<mixed>         $raw    Saved data.
	 * @param string               $type   Type whose values are objects, e.g. `widget`.
	 * @param callable(array<mixed>, array<string, mixed>): array<mixed> $change Gets value and field, returns the new
	 *    value.
	 * @return array<mixed>
	 */
	public static function map_values( array $fields, array $raw, string $type, callable $change ): array {
		foreach ( $fields as $name => $field ) {
			$kind  = is_array( $field ) ? $field['type'] ?? '' : '';
			$value = $raw[ $name ] ?? null;
			if ( ! is_array( $value ) ) {
				continue;
			}
			if ( $type === $kind ) {
				$raw[ $name ] = $change( $value, $field );
			} elseif ( in_array( $kind, self::PARTS, true ) ) {
				$raw[ $name ] = self::map_values( (array) ( $field['fields'] ?? array() ), $value, $type, $change );
			} elseif ( 'repeater' === $kind ) {
				foreach ( array_filter( $value, 'is_array' ) as $key => $row ) {
					$raw[ $name ][ $key ] = self::map_values(
						(array) ( $field['fields'] ?? array() ),
						$row,
						$type,
						$change
					);
				}
			}
		}
		return $raw;
	}

	/**
	 * Returns the data as an object for JSON: empty groups and rows are also `{}`, not `[]`. Changes nothing else.
	 *
	 * @param array<string, mixed> $fields Field list.
	 * @param array<mixed>         $data   Saved data.
	 */
	public static function as_object( array $fields, array $data, int $depth = 1 ): object {
		foreach ( $fields as $name => $field ) {
			$inner = is_array( $field ) ? $field['fields'] ?? null : null;
			$value = $data[ $name ] ?? null;
			if ( ! is_array( $inner ) || ! is_array( $value ) || $depth >= self::MAX_DEPTH ) {
				continue;
			}
			$one           = static fn ( mixed $group ): mixed =>
				is_array( $group ) && ( array() === $group || ! array_is_list( $group ) )
					? self::as_object( $inner, $group, $depth + 1 )
					: $group;
			$data[ $name ] = 'repeater' === ( $field['type'] ?? '' ) ? array_map( $one, $value ) : $one( $value );
		}
		return (object) $data;
	}

	/**
	 * Merges cleaned data into saved data: unknown keys stay, known ones are safe. Classic widgets store the result.
	 *
	 * @param array<string, mixed> $fields Field list.
	 * @param mixed                $raw    Saved data, of any type.
	 * @return array<string, mixed>
	 */
	public static function clean_for_storage( array $fields, mixed $raw, Registry $types ): array {
		return self::overlay(
			$fields,
			is_array( $raw ) ? $raw : array(),
			( new Cleaner( $fields, $types ) )->clean( $raw )
		);
	}

	/**
	 * Returns the fields that set CSS, each with its type. A group has no type and holds the fields in it.
	 *
	 * @param array<string, mixed> $fields Field list.
	 * @return array<string, array{0: ?Field, 1: array<string, mixed>}>
	 */
	public static function with_css( array $fields, Registry $types ): array {
		$out = array();
		foreach ( $fields as $name => $field ) {
			if ( in_array( $field['type'] ?? '', self::PARTS, true ) ) {
				$inside = self::with_css( (array) ( $field['fields'] ?? array() ), $types );
				if ( array() !== $inside ) {
					$out[ $name ] = array( null, $inside );
				}
			} elseif ( isset( $field['css'] ) && null !== ( $type = $types->get( (string) $field['type'] ) ) ) {
				$out[ $name ] = array( $type, $field );
			}
		}
		return $out;
	}

	/**
	 * Returns CSS declarations: custom property => value.
	 *
	 * @param array<string, array{0: ?Field, 1: array<string, mixed>}> $fields Result of with_css().
	 * @param array<string, mixed>                                     $data   Cleaned data.
	 * @return array<string, string>
	 */
	public static function css( array $fields, array $data ): array {
		$out = array();
		foreach ( $fields as $name => list( $type, $field ) ) {
			if ( null === $type ) {
				$out += self::css( $field, (array) ( $data[ $name ] ?? array() ) );
			} elseif ( '' !== ( $css = $type->css( $data[ $name ] ?? '', $field ) ) ) {
				$out[ (string) $field['css'] ] = $css;
			}
		}
		return $out;
	}

	/**
	 * Returns the rows of a repeater from a list, or from an object with numeric keys as some old data have. Anything
	 * else has no rows.
	 *
	 * @return list<mixed>
	 */
	public static function rows( mixed $value ): array {
		return is_array( $value )
			? array_slice( array_values( array_filter( $value, 'is_array' ) ), 0, self::MAX_ROWS )
			: array();
	}

	/**
	 * @param array<string, mixed> $fields Field list.
	 * @param array<mixed>         $raw    Saved data.
	 * @param array<string, mixed> $clean  The same, cleaned.
	 * @return array<mixed>
	 */
	private static function overlay( array $fields, array $raw, array $clean ): array {
		foreach ( $clean as $name => $value ) {
			$field = $fields[ $name ] ?? array();
			$type  = $field['type'] ?? '';
			if ( in_array( $type, self::OBJECTS, true ) ) {
				$value = self::overlay(
					(array) ( $field['fields'] ?? array() ),
					is_array( $raw[ $name ] ?? null ) ? $raw[ $name ] : array(),
					$value
				);
			} elseif ( 'repeater' === $type ) {
				$rows = self::rows( $raw[ $name ] ?? array() );
				foreach ( $value as $i => $row ) {
					$value[ $i ] = self::overlay(
						(array) ( $field['fields'] ?? array() ),
						$rows[ $i ] ?? array(),
						$row
					);
				}
			}
			$raw[ $name ] = $value;
		}
		return $raw;
	}
}
