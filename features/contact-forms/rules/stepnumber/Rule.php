<?php
/**
 * The rule `stepnumber`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rules\Stepnumber;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Input;
use Pagewright\Features\ContactForms\Rules\Numbers;
use Pagewright\Features\ContactForms\Rules\Rule as Base;

/**
 * Requires numbers at whole steps of `interval` from `base`, with six decimals of precision. The rule `number` handles
 * invalid numbers.
 */
final class Rule implements Base {
	private const HALF = 0.0000005;

	public function accepts( array $rule, Input $input ): bool {
		$interval = Numbers::of( $rule['interval'] ?? null ) ?? 0.0;
		$base     = Numbers::of( $rule['base'] ?? null ) ?? 0.0;
		return $interval <= 0
			|| $input->every(
				$rule['field'],
				static fn ( string $value ): bool =>
					self::is_step( ( Numbers::of( $value ) ?? $base ) - $base, $interval )
			);
	}

	private static function is_step( float $distance, float $interval ): bool {
		$rest = abs( fmod( $distance, $interval ) );
		return $rest < self::HALF || $interval - $rest < self::HALF;
	}
}
