<?php
/**
 * Converts field lists of the original API.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Compat;

defined( 'ABSPATH' ) || exit;

/** Converts the arrays of `get_widget_form()` to field lists of widget.json. */
final class FormFields {
	/** Types with another name here. */
	private const TYPES = array(
		'image-shape'       => 'image_shape',
		'multiple-media'    => 'multiple_media',
		'date_range'        => 'date-range',
		'multi_measurement' => 'multi-measurement',
		'image_size'        => 'image-size',
		'image_radio'       => 'image-radio',
	);

	/**
	 * @param array<mixed> $form Name => field of the original API.
	 * @return array<string, array<string, mixed>>
	 */
	public static function convert( array $form ): array {
		$fields = array();
		foreach ( $form as $name => $field ) {
			if ( is_array( $field ) && is_string( $field['type'] ?? null ) ) {
				$fields[ (string) $name ] = self::field( $field );
			}
		}
		return $fields;
	}

	/**
	 * @param array<string, mixed> $field Field of the original API.
	 * @return array<string, mixed>
	 */
	private static function field( array $field ): array {
		$type  = self::TYPES[ $field['type'] ] ?? $field['type'];
		$out   = array( 'type' => $type )
			+ array_diff_key(
				$field,
				array_flip(
					array(
						'type', 'state_emitter', 'state_handler', 'state_handler_initial', 'item_label', 'fields',
						'options', 'class', 'markup', 'optional', 'max_items',
					)
				)
			);
		$out  += array_filter(
			array(
				'emit' => Conditions::emit( $field['state_emitter'] ?? null ),
				'when' => Conditions::react( $field['state_handler'] ?? null ),
			)
		);
		$out  += self::of_type( $type, $field );
		if ( is_array( $field['fields'] ?? null ) ) {
			$out['fields'] = self::convert( $field['fields'] );
		}
		return $out;
	}

	/**
	 * Returns options that only some types have.
	 *
	 * @param array<string, mixed> $field Field of the original API.
	 * @return array<string, mixed>
	 */
	private static function of_type( string $type, array $field ): array {
		$options = is_array( $field['options'] ?? null ) ? $field['options'] : array();
		return match ( $type ) {
			'presets'     => array( 'presets' => $options ),
			'repeater'    => array_filter(
				array(
					'item_label' => self::item_label( $field['item_label'] ?? null ),
					'max'        => (int) ( $field['max_items'] ?? 0 ),
				)
			),
			'widget'      => array( 'widget' => (string) ( $field['class'] ?? '' ) ),
			'html'        => array( 'html' => (string) ( $field['markup'] ?? $field['html'] ?? '' ) ),
			default       => array() === $options ? array() : array( 'options' => $options ),
		};
	}

	/** `array( 'selector' => "[id*='title']" )` → `title`. */
	private static function item_label( mixed $label ): string {
		$selector = is_array( $label )
			? (string) ( $label['selector'] ?? $label['selectorArray'][0]['selector'] ?? '' )
			: '';
		return 1 === preg_match( '/\[id\*=[\'"]?([\w-]+)/', $selector, $found ) ? trim( $found[1], '-' ) : '';
	}
}
