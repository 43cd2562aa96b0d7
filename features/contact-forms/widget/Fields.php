<?php
/**
 * Creates the fields of a widget's form.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Widget;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Tags\Tag;

/**
 * Converts rows of a repeater to tags. Creates the tags directly, so that no character of a label or an option has a
 * special meaning.
 */
final class Fields {
	/** Type in the widget => type of the tag, and its fixed options. */
	private const TYPES = array(
		'name'       => array( 'text', array( 'autocomplete:name' ) ),
		'email'      => array( 'email', array( 'autocomplete:email' ) ),
		'tel'        => array( 'tel', array( 'autocomplete:tel' ) ),
		'number'     => array( 'number', array() ),
		'subject'    => array( 'text', array() ),
		'text'       => array( 'text', array() ),
		'textarea'   => array( 'textarea', array( 'maxlength:100000' ) ),
		'select'     => array( 'select', array() ),
		'checkboxes' => array( 'checkbox', array( 'use_label_element' ) ),
		'radio'      => array( 'radio', array( 'use_label_element' ) ),
	);

	private const WITH_OPTIONS = array( 'select', 'checkboxes', 'radio' );

	/** Fields that describe the author, for Akismet. */
	private const AUTHOR = array(
		'name'  => 'akismet:author',
		'email' => 'akismet:author_email',
	);

	private const SLUG_CHARS = 60;

	/**
	 * @param list<array<string, mixed>> $rows Sanitized rows.
	 * @return list<array<string, mixed>> Fields that can be rendered; rows without a type, and choices without options,
	 *    are left out.
	 */
	public static function of( array $rows ): array {
		$fields = array();
		foreach ( array_values( $rows ) as $place => $row ) {
			$type    = isset( self::TYPES[ $row['type'] ] ) ? (string) $row['type'] : '';
			$options = in_array( $type, self::WITH_OPTIONS, true ) ? self::options( $row['options'] ) : array();
			if ( '' === $type || ( in_array( $type, self::WITH_OPTIONS, true ) && array() === $options ) ) {
				continue;
			}
			$label    = Text::plain( (string) $row['label'] );
			$fields[] = array(
				'name'        => self::slug( $label ) . '-' . ( $place + 1 ),
				'row'         => $place,
				'type'        => $type,
				'label'       => $label,
				'is_required' => (bool) $row['required']['required'],
				'missing'     => Text::plain( (string) $row['required']['missing_message'] ),
				'is_multiple' => 'checkboxes' === $type || ( 'select' === $type && $row['multiple_select'] ),
				'options'     => array_map( 'strval', array_keys( $options ) ),
				'checked'     => 'checkboxes' === $type ? array_keys( array_values( $options ), true, true ) : array(),
			);
		}
		return $fields;
	}

	/** @param array<string, mixed> $definition @return list<Tag> */
	public static function tags( array $definition ): array {
		$asks_akismet = (bool) ( $definition['spam']['asks_akismet'] ?? false );
		return array_map(
			static fn ( array $field ): Tag => self::tag( $field, $asks_akismet ),
			$definition['fields']
		);
	}

	/** @param array<string, mixed> $field Result of of(). */
	private static function tag( array $field, bool $asks_akismet ): Tag {
		[ $type, $options ] = self::TYPES[ $field['type'] ];
		$tag                = new Tag();
		$tag->basetype      = $type;
		$tag->type          = $type . ( $field['is_required'] ? '*' : '' );
		$tag->raw_name      = $field['name'];
		$tag->name          = $field['name'];
		$tag->options       = $options;
		$tag->raw_values    = $field['options'];
		$tag->values        = $field['options'];
		$tag->labels        = $field['options'];
		$tag->attr          = array(
			'label'    => $field['label'],
			'optional' => ! $field['is_required'],
		);
		if ( 'select' === $field['type'] && $field['is_multiple'] ) {
			$tag->options[] = 'multiple';
		}
		if ( array() !== $field['checked'] ) {
			$tag->options[] = 'default:'
				. implode( '_', array_map( static fn ( int $place ): int => $place + 1, $field['checked'] ) );
		}
		if ( $asks_akismet && isset( self::AUTHOR[ $field['type'] ] ) ) {
			$tag->options[] = self::AUTHOR[ $field['type'] ];
		}
		return $tag;
	}

	/** @param list<array<string, mixed>> $rows Value => whether it is checked at first; without duplicate values. */
	private static function options( array $rows ): array {
		$options = array();
		foreach ( $rows as $row ) {
			$value = Text::plain( (string) $row['value'] );
			if ( '' !== $value ) {
				$options += array( $value => (bool) $row['default'] );
			}
		}
		return $options;
	}

	/** Returns the letters a to z, digits and hyphens of a label; `field` when there are none. */
	private static function slug( string $label ): string {
		$slug = trim( (string) preg_replace( '/[^a-z0-9]+/', '-', strtolower( remove_accents( $label ) ) ), '-' );
		$slug = trim( substr( $slug, 0, self::SLUG_CHARS ), '-' );
		return '' === $slug || ctype_digit( $slug[0] ) ? rtrim( "field-$slug", '-' ) : $slug;
	}
}
