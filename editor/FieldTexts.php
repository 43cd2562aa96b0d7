<?php
/**
 * Texts of a field.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Editor;

defined( 'ABSPATH' ) || exit;

/** The visible texts of a field in widget.json; scripts/strings.mjs collects the same keys for translators. */
final class FieldTexts {
	private const TEXTS = array(
		'label', 'description', 'item_name', 'placeholder', 'prompt', 'unit', 'choose', 'update', 'html', 'message',
	);

	/** Key => text, or key => object with a label. A list of keys has no texts. */
	private const LISTS = array( 'options', 'part_labels', 'presets' );

	/**
	 * The field in the reader's language; images of choices get their whole address.
	 *
	 * @param array<string, mixed>    $field     Field of widget.json.
	 * @param callable(string): string $translate Translates a text.
	 * @param string                  $url       Address of the widget's folder, without a slash at its end.
	 * @return array<string, mixed>
	 */
	public static function translate( array $field, callable $translate, string $url ): array {
		foreach ( array_intersect( self::TEXTS, array_keys( $field ) ) as $key ) {
			$field[ $key ] = is_string( $field[ $key ] ) ? $translate( $field[ $key ] ) : $field[ $key ];
		}
		foreach ( self::LISTS as $key ) {
			if ( is_array( $field[ $key ] ?? null ) && ! array_is_list( $field[ $key ] ) ) {
				$field[ $key ] = (object) array_map(
					static fn ( mixed $choice ): mixed => self::choice( $choice, $translate, $url ),
					$field[ $key ]
				);
			}
		}
		return $field;
	}

	/** @param callable(string): string $translate Translates a text. */
	private static function choice( mixed $choice, callable $translate, string $url ): mixed {
		if ( ! is_array( $choice ) ) {
			return is_scalar( $choice ) ? $translate( (string) $choice ) : '';
		}
		if ( is_string( $choice['label'] ?? null ) ) {
			$choice['label'] = $translate( $choice['label'] );
		}
		if ( is_string( $choice['image'] ?? null ) && 1 !== preg_match( '~^(?:[a-z]+:|/)~i', $choice['image'] ) ) {
			$choice['image'] = "$url/{$choice['image']}";
		}
		return $choice;
	}
}
