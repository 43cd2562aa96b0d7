<?php
/**
 * Numbers in a form.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Form;

defined( 'ABSPATH' ) || exit;

/** Reads saved numbers; the PHP version of numbers.ts. */
final class Numbers {
	/** Whole numbers up to this one are exact as float and as int, so they are stored as int. */
	private const MAX_SAFE = 9007199254740991;

	/**
	 * Returns the number at the start of a saved value within the field's limits; '' for none.
	 *
	 * @param array{min?: int|float, max?: int|float, abs?: bool, integer?: bool} $limits Limits.
	 */
	public static function read( mixed $raw, array $limits ): int|float|string {
		$text = is_int( $raw ) || is_float( $raw ) || is_string( $raw ) ? (string) $raw : '';
		if (
			1 !== preg_match(
				'/^[ \t\r\n]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i',
				substr( $text, 0, 400 ),
				$found
			)
		) {
			return '';
		}
		$value = (float) $found[1];
		if ( ! is_finite( $value ) ) {
			return '';
		}
		$value = empty( $limits['abs'] ) ? $value : abs( $value );
		if ( ! empty( $limits['integer'] ) ) {
			$value = $value < 0 ? ceil( $value ) : floor( $value );
		}
		$value = is_numeric( $limits['max'] ?? null ) ? min( $value, (float) $limits['max'] ) : $value;
		$value = is_numeric( $limits['min'] ?? null ) ? max( $value, (float) $limits['min'] ) : $value;
		return floor( $value ) === $value && abs( $value ) <= self::MAX_SAFE ? (int) $value : $value;
	}
}
