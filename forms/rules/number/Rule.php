<?php
/**
 * The rule `number`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Rules\Number;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Input;
use Pagewright\Forms\Rules\Numbers;
use Pagewright\Forms\Rules\Rule as Base;

/** Digits, with a fraction and an exponent if need be. No plus before it, no dot at its end. */
final class Rule implements Base {
	public function accepts( array $rule, Input $input ): bool {
		return $input->every( $rule['field'], static fn ( string $value ): bool => null !== Numbers::of( $value ) );
	}
}
