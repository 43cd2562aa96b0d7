<?php
/**
 * Holds input against a schema.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Rules\Lists;
use Pagewright\Forms\Rules\Rules;

/** Twin of validate.ts. */
final class Validator {
	/**
	 * Why fields are refused: of each the first of its rules that it does not keep.
	 *
	 * @param array<string, mixed> $schema `rules`, in their order.
	 * @param list<string>         $order  Fields in the order of the page; others come last.
	 * @return array<string, string> Message by field; '' where a rule has no words.
	 */
	public static function check( array $schema, Input $input, array $order = array() ): array {
		$found = array();
		foreach ( Lists::rules( $schema ) as $rule ) {
			$field = (string) ( $rule['field'] ?? '' );
			if ( '' !== $field && ! isset( $found[ $field ] ) && ! Rules::accept( $rule, $input ) ) {
				$found[ $field ] = Rules::error( $rule, $input );
			}
		}
		return array_merge( array_intersect_key( array_flip( $order ), $found ), $found );
	}
}
