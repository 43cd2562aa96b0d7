<?php
/**
 * The rule `{{name}}`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace {{Space}}\Rules\{{Studly}};

defined( 'ABSPATH' ) || exit;

use {{Space}}\Input;
use {{Space}}\Rules\Rule as Base;

/** Requires `threshold` in every value. The rule `required` handles blank fields. */
final class Rule implements Base {
	public function accepts( array $rule, Input $input ): bool {
		$part = is_scalar( $rule['threshold'] ?? null ) ? (string) $rule['threshold'] : '';
		foreach ( $input->values( $rule['field'] ) as $value ) {
			if ( '' !== $value && ! str_contains( $value, $part ) ) {
				return false;
			}
		}
		return true;
	}
}
