<?php
/**
 * Base class of field types.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields;

defined( 'ABSPATH' ) || exit;

/**
 * A field type: reads saved values and turns them into CSS. Must never throw, whatever was saved.
 *
 * `$raw` is the value that a form, an import or another plugin saved: any JSON type. `$siblings` is the raw object that
 * contains it, because some types store a second key next to their own (`size` and `size_width`).
 */
abstract class Field {
	/**
	 * Suffixes of the companion keys that clean() and companions() read, such as `_unit` for `width_unit`. Types
	 * without companions never get a companions() call, and the value of a field that was never saved must depend on
	 * its options only.
	 *
	 * @var list<string>
	 */
	public const COMPANIONS = array();

	/**
	 * Returns the value of a field that was never saved.
	 *
	 * @param array<string, mixed> $options Entry of the field in widget.json.
	 */
	public function initial( array $options ): mixed {
		return $options['default'] ?? '';
	}

	/**
	 * Returns a value in this type's format, safe to store. An unreadable value becomes the type's empty value or its
	 * default.
	 *
	 * @param mixed                $raw      Saved value.
	 * @param array<string, mixed> $options  Entry of the field in widget.json.
	 * @param array<string, mixed> $siblings Raw object that contains the value.
	 * @param string               $name     Key of the field in that object.
	 */
	abstract public function clean( mixed $raw, array $options, array $siblings, string $name ): mixed;

	/**
	 * Returns the sanitized companion keys of this field, such as `array( 'size_width' => 120 )`; empty for most types.
	 * Called only for types with COMPANIONS.
	 *
	 * @param array<string, mixed> $options  Entry of the field in widget.json.
	 * @param array<string, mixed> $siblings Raw object that contains the value.
	 * @param string               $name     Key of the field.
	 * @return array<string, mixed>
	 */
	public function companions( array $options, array $siblings, string $name ): array {
		return array();
	}

	/**
	 * Returns this type for values that were filtered by their author's capabilities when they were saved. Most types
	 * have only one way to sanitize.
	 */
	public function trusting(): static {
		return $this;
	}

	/**
	 * Returns the value as CSS for a custom property; '' prints nothing. Receives only results of clean().
	 *
	 * @param mixed                $value   Sanitized value.
	 * @param array<string, mixed> $options Entry of the field in widget.json.
	 */
	public function css( mixed $value, array $options ): string {
		return '';
	}
}
