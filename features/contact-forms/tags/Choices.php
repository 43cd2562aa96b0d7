<?php
/**
 * Choices of a tag.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags;

defined( 'ABSPATH' ) || exit;

/** Values of menus, checkboxes and radio buttons, including those of add-ons. */
final class Choices {
	/** @return list<array{0: string, 1: string}> [ value, label ], in order. */
	public static function of( Tag $tag ): array {
		$choices = array();
		foreach ( $tag->values as $place => $value ) {
			$choices[] = array( (string) $value, (string) ( $tag->labels[ $place ] ?? $value ) );
		}
		$data = array_map( static fn ( string $value ): array => array( $value, $value ), $tag->get_data_option() );
		// The choice with a text field stays last.
		array_splice( $choices, $tag->has_option( 'free_text' ) ? -1 : count( $choices ), 0, $data );
		return $choices;
	}

	/**
	 * Returns the values as browsers send them: an entity in the template arrives as its character.
	 *
	 * @param list<array{0: string, 1: string}> $choices
	 * @return list<string>
	 */
	public static function accepted( array $choices ): array {
		$accept = array();
		foreach ( array_column( $choices, 0 ) as $value ) {
			array_push( $accept, $value, html_entity_decode( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		}
		return array_values(
			array_unique( array_filter( $accept, static fn ( string $value ): bool => '' !== $value ) )
		);
	}
}
