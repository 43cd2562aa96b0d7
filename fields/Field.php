<?php
/**
 * What every field type is to PHP.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields;

defined( 'ABSPATH' ) || exit;

/**
 * One field type: how saved values are read, and what they become in CSS. Must never throw, whatever was saved.
 *
 * `$raw` is what a form, an import or another plugin left there: any JSON type. `$siblings` is the raw object that holds
 * it, because some types keep a second key beside their own (`size` and `size_width`).
 */
abstract class Field {
	/**
	 * Suffixes of the companion keys that clean() and companions() read, such as `_unit` for `width_unit`. If a type has none, companions() is not
	 * called, and the value of a field that was never saved must depend on its options alone.
	 *
	 * @var list<string>
	 */
	public const COMPANIONS = array();

	/**
	 * The value a widget gets when nothing was saved.
	 *
	 * @param array<string, mixed> $options The field's entry in widget.json.
	 */
	public function initial( array $options ): mixed {
		return $options['default'] ?? '';
	}

	/**
	 * A value of this type's own shape, safe to store; anything unreadable becomes the type's empty value or its default.
	 *
	 * @param mixed                $raw      Saved value.
	 * @param array<string, mixed> $options  The field's entry in widget.json.
	 * @param array<string, mixed> $siblings Raw object around it.
	 * @param string               $name     Key of the field in that object.
	 */
	abstract public function clean( mixed $raw, array $options, array $siblings, string $name ): mixed;

	/**
	 * Cleaned values of the keys that belong to this field beside its own, as `array( 'size_width' => 120 )`; empty for most types. Called only for types with COMPANIONS.
	 *
	 * @param array<string, mixed> $options  The field's entry in widget.json.
	 * @param array<string, mixed> $siblings Raw object around it.
	 * @param string               $name     Key of the field.
	 * @return array<string, mixed>
	 */
	public function companions( array $options, array $siblings, string $name ): array {
		return array();
	}

	/** This type for values that were filtered by their author's rights when they were saved. Most types clean in one way only. */
	public function trusting(): static {
		return $this;
	}

	/**
	 * The value as CSS for a custom property; '' prints nothing. Only called with what clean() returned.
	 *
	 * @param mixed                $value   Cleaned value.
	 * @param array<string, mixed> $options The field's entry in widget.json.
	 */
	public function css( mixed $value, array $options ): string {
		return '';
	}
}
