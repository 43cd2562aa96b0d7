<?php
/**
 * Lists in rules.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rules;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Input;

/** PHP version of lists.ts. */
final class Lists {
	/** Returns the texts and numbers of a list as texts, sanitized like values, for comparison. @return list<string> */
	public static function texts( mixed $list ): array {
		$texts = array_filter(
			is_array( $list ) ? $list : array(),
			static fn ( mixed $one ): bool => is_string( $one ) || is_int( $one )
		);
		return array_values(
			array_map( static fn ( string|int $one ): string => Input::clean( (string) $one ), $texts )
		);
	}

	/** @param array<string, mixed> $rule Rule with inner rules. @return list<array<string, mixed>> */
	public static function rules( array $rule ): array {
		return array_values(
			array_filter( is_array( $rule['rules'] ?? null ) ? $rule['rules'] : array(), 'is_array' )
		);
	}
}
