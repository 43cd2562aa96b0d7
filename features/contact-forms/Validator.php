<?php
/**
 * Validates input against a schema.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Rules\Lists;
use Pagewright\Features\ContactForms\Rules\Rules;

/** PHP version of validate.ts. */
final class Validator {
	/**
	 * Returns the errors: for each field, the first rule that it breaks.
	 *
	 * @param array<string, mixed> $schema Schema with `rules` in order.
	 * @param list<string>         $order  Fields in the order of the page; other fields come last.
	 * @return array<string, string> Message by field; '' when a rule has no message.
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
