<?php
/**
 * Field types.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the class of a field type. `section`, `tabs`, `repeater` and `widget` contain other fields, which Schema\Walk
 * visits; `html` and `error` have no value.
 */
final class Registry {
	private const TYPES = array(
		'text'              => Text\Field::class,
		'textarea'          => Textarea\Field::class,
		'number'            => Number\Field::class,
		'slider'            => Slider\Field::class,
		'select'            => Select\Field::class,
		'radio'             => Radio\Field::class,
		'checkbox'          => Checkbox\Field::class,
		'link'              => Link\Field::class,
		'color'             => Color\Field::class,
		'font'              => Font\Field::class,
		'measurement'       => Measurement\Field::class,
		'multi-measurement' => MultiMeasurement\Field::class,
		'icon'              => Icon\Field::class,
		'media'             => Media\Field::class,
		'multiple_media'    => MultipleMedia\Field::class,
		'location'          => Location\Field::class,
		'tinymce'           => Tinymce\Field::class,
		'image-size'        => ImageSize\Field::class,
		'image_shape'       => ImageShape\Field::class,
		'order'             => Order\Field::class,
		'checkboxes'        => Checkboxes\Field::class,
		'toggle'            => Toggle\Field::class,
		'image-radio'       => ImageRadio\Field::class,
		'code'              => Code\Field::class,
		'presets'           => Presets\Field::class,
		'builder'           => Builder\Field::class,
		'autocomplete'      => Autocomplete\Field::class,
		'date-range'        => DateRange\Field::class,
		'posts'             => Posts\Field::class,
	);

	/** @var array<string, ?Field> */
	private array $made = array();

	/** @var ?array<string, class-string<Field>> */
	private ?array $types = null;

	private bool $is_trusting = false;

	/**
	 * Returns the same types for values that were filtered by their author's capabilities when they were saved, and
	 * pass unchanged.
	 */
	public function trusting(): self {
		$twin              = clone $this;
		$twin->is_trusting = true;
		$twin->made        = array();
		return $twin;
	}

	/** Returns the field of this type, or null if it is not registered: its value is then kept and not rendered. */
	public function get( string $type ): ?Field {
		if ( ! isset( $this->made[ $type ] ) && ! array_key_exists( $type, $this->made ) ) {
			$class               = $this->types()[ $type ] ?? null;
			$field               = null !== $class && is_subclass_of( $class, Field::class ) ? new $class() : null;
			$this->made[ $type ] = $this->is_trusting ? $field?->trusting() : $field;
		}
		return $this->made[ $type ];
	}

	/** @return array<string, class-string<Field>> */
	private function types(): array {
		if ( null === $this->types ) {
			/**
			 * Adds field types of other plugins: `array( 'acme-rating' => Acme\RatingField::class )`, each extending
			 * Pagewright\Fields\Field.
			 *
			 * @param array<string, class-string<Field>> $types Type name => class.
			 */
			$this->types = array_merge( (array) apply_filters( 'pagewright/fields/types', array() ), self::TYPES );
		}
		return $this->types;
	}
}
