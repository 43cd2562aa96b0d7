<?php
/**
 * Sanitizes the saved data of a field list.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Schema;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field;
use Pagewright\Fields\Registry;

/**
 * Cleans data for one list of fields. Most fields of most widgets were never saved, and a page shows several widgets of
 * a kind. The cleaned values of
 * fields that were never saved are therefore computed once, and each call processes only the keys that were saved.
 */
final class Cleaner {
	/** @var ?array<string|int, mixed> Cleaned values of fields that were never saved; null before the first call. */
	private ?array $initial = null;

	/** @var array<string|int, Field> Name => type, for fields that do not contain other fields. */
	private array $types_of = array();

	/** @var array<string|int, list<string|int>> Companion key => names of the fields that read it. */
	private array $owners = array();

	/**
	 * @var array<string|int, mixed> Name => initial value before it is cleaned, for types without companion keys. Many
	 *    saved values are equal to it, and then the cleaned value is known.
	 */
	private array $untouched = array();

	/** @var array<string|int, self> Name => cleaner of the fields in it. */
	private array $inside = array();

	/**
	 * @param array<string, mixed> $fields Field list.
	 * @param Registry             $types  Field types.
	 * @param int                  $depth  Level of the list; the list of a widget is 1.
	 */
	public function __construct(
		private readonly array $fields,
		private readonly Registry $types,
		private readonly int $depth = 1
	) {}

	/**
	 * Returns a value of the right type for every field, with defaults for fields that were never saved and without
	 * unknown keys.
	 *
	 * @param mixed $raw Saved data, of any type.
	 * @return array<string, mixed>
	 */
	public function clean( mixed $raw ): array {
		$out = $this->initial ??= $this->initial();
		if ( ! is_array( $raw ) ) {
			return $out;
		}
		foreach ( $raw as $name => $value ) {
			if ( null === $value ) {
				continue;
			}
			if ( isset( $this->fields[ $name ] ) && ( $this->untouched[ $name ] ?? null ) !== $value ) {
				$this->put( $out, $name, $value, $raw );
			}
			foreach ( $this->owners[ $name ] ?? array() as $owner ) {
				if ( ! isset( $raw[ $owner ] ) ) {
					$this->put( $out, $owner, $this->types_of[ $owner ]->initial( $this->fields[ $owner ] ), $raw );
				}
			}
		}
		return $out;
	}

	/** @return array<string|int, mixed> */
	private function initial(): array {
		$out = array();
		foreach ( $this->fields as $name => $field ) {
			$kind = is_array( $field ) && is_string( $field['type'] ?? null ) ? $field['type'] : '';
			if ( in_array( $kind, Walk::OBJECTS, true ) ) {
				$out[ $name ] = $this->inside( $name )->clean( array() );
			} elseif ( 'repeater' === $kind ) {
				$out[ $name ] = $this->rows( $name, $field['default'] ?? array() );
			} elseif ( null !== ( $type = $this->types->get( $kind ) ) ) {
				$this->types_of[ $name ] = $type;
				foreach ( $type::COMPANIONS as $ending ) {
					$this->owners[ $name . $ending ][] = $name;
				}
				$value = $type->initial( $field );
				$this->put( $out, $name, $value, array() );
				if ( array() === $type::COMPANIONS ) {
					$this->untouched[ $name ] = $value;
				}
			}
		}
		return $out;
	}

	/**
	 * Adds the cleaned value of a field and of its companion keys to the result.
	 *
	 * @param array<string|int, mixed> $out   Cleaned values.
	 * @param mixed                    $value Saved or initial value.
	 * @param array<mixed>             $raw   Saved object around the field.
	 */
	private function put( array &$out, string|int $name, mixed $value, array $raw ): void {
		$type = $this->types_of[ $name ] ?? null;
		if ( null !== $type ) {
			$out[ $name ] = $type->clean( $value, $this->fields[ $name ], $raw, (string) $name );
			if ( array() !== $type::COMPANIONS ) {
				foreach ( $type->companions( $this->fields[ $name ], $raw, (string) $name ) as $key => $companion ) {
					// A field takes precedence over a companion key of the same name.
					if ( ! isset( $this->fields[ $key ] ) ) {
						$out[ $key ] = $companion;
					}
				}
			}
			return;
		}
		$kind = $this->fields[ $name ]['type'] ?? '';
		if ( in_array( $kind, Walk::OBJECTS, true ) ) {
			$out[ $name ] = $this->inside( $name )->clean( $value );
		} elseif ( 'repeater' === $kind ) {
			$out[ $name ] = $this->rows( $name, $value );
		}
	}

	/** @return list<array<string, mixed>> */
	private function rows( string|int $name, mixed $value ): array {
		return array_map( $this->inside( $name )->clean( ... ), Walk::rows( $value ) );
	}

	private function inside( string|int $name ): self {
		if ( ! isset( $this->inside[ $name ] ) ) {
			$fields                = $this->fields[ $name ]['fields'] ?? null;
			$this->inside[ $name ] = new self(
				$this->depth < Walk::MAX_DEPTH && is_array( $fields ) ? $fields : array(),
				$this->types,
				$this->depth + 1
			);
		}
		return $this->inside[ $name ];
	}
}
