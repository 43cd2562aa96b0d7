<?php
/**
 * Creates the validation schema of a form.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Rules\Rules;
use Pagewright\Features\ContactForms\Tags\Tag;
use Pagewright\Features\ContactForms\Tags\Types;

/** The rules by which both the browser and the server validate a submission. */
final class Schema {
	public const VERSION = 'Pagewright 1';

	/**
	 * Groups of tag types in the order of their rules; inside a group, the order of the template. Types of add-ons come
	 * last.
	 */
	private const ORDER = array(
		array( 'checkbox', 'radio' ),
		array( 'date' ),
		array( 'file' ),
		array( 'number', 'range' ),
		array( 'select' ),
		array( 'text', 'email', 'url', 'tel' ),
		array( 'textarea' ),
	);

	/** @return array{version: string, locale: string, rules: list<array<string, mixed>>} */
	public static function of( Form $form ): array {
		$groups = array_fill( 0, count( self::ORDER ) + 1, array() );
		foreach ( $form->tags() as $tag ) {
			array_push(
				$groups[ self::place( $tag ) ],
				...( Types::of( $tag->type )?->rules( $tag, $form ) ?? array() )
			);
		}
		$rules = self::own_words(
			self::enums_last( array_merge( ...$groups ) ),
			(array) ( $form->properties['errors'] ?? array() )
		);
		/**
		 * Filters the rules of a form's schema.
		 *
		 * @example add_filter( 'pagewright/forms/rules', fn ( $rules ) => array( ...$rules, array( 'rule' => 'dayofweek', 'field' => 'day', 'accept' => array( 1, 2 ), 'error' => 'Mondays and Tuesdays only.' ) ) );
		 * @param list<array> $rules
		 * @param Form        $form
		 */
		$rules = (array) apply_filters( 'pagewright/forms/rules', $rules, $form );
		return array(
			'version' => self::VERSION,
			'locale'  => $form->locale,
			// Adds data that browsers do not have: the file types and URL protocols of the site.
			'rules'   => array_map(
				Rules::complete( ... ),
				array_values(
					array_filter(
						$rules,
						static fn ( mixed $rule ): bool => is_array( $rule ) && is_string( $rule['rule'] ?? null )
					)
				)
			),
		);
	}

	private static function place( Tag $tag ): int {
		foreach ( self::ORDER as $place => $types ) {
			if ( in_array( $tag->basetype, $types, true ) ) {
				return $place;
			}
		}
		return count( self::ORDER );
	}

	/**
	 * Replaces the messages of missing fields that have their own.
	 *
	 * @param list<array<string, mixed>> $rules
	 * @param array<string, mixed>       $errors Property of the form: message by field.
	 * @return list<array<string, mixed>>
	 */
	private static function own_words( array $rules, array $errors ): array {
		$has = static fn ( array $rule ): bool =>
			in_array( $rule['rule'], array( 'required', 'requiredfile' ), true )
				&& is_string( $errors[ $rule['field'] ] ?? null );
		return array_map(
			static fn ( array $rule ): array =>
				$has( $rule ) ? array_merge( $rule, array( 'error' => $errors[ $rule['field'] ] ) ) : $rule,
			$rules
		);
	}

	/**
	 * Moves lists of choices to the end, one for each field: two tags may share a name.
	 *
	 * @param list<array<string, mixed>> $rules
	 * @return list<array<string, mixed>>
	 */
	private static function enums_last( array $rules ): array {
		$others = array();
		$enums  = array();
		foreach ( $rules as $rule ) {
			if ( 'enum' !== $rule['rule'] ) {
				$others[] = $rule;
				continue;
			}
			$field           = $rule['field'];
			$accept          = array( ...( $enums[ $field ]['accept'] ?? array() ), ...$rule['accept'] );
			$enums[ $field ] = array_merge(
				$enums[ $field ] ?? $rule,
				array( 'accept' => array_values( array_unique( $accept ) ) )
			);
		}
		return array( ...$others, ...array_values( $enums ) );
	}
}
