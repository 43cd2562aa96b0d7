<?php
/**
 * The rule `number`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rules\Number;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Input;
use Pagewright\Features\ContactForms\Rules\Numbers;
use Pagewright\Features\ContactForms\Rules\Rule as Base;

/** Requires digits, with an optional fraction and exponent, without a leading plus or a trailing dot. */
final class Rule implements Base {
	public function accepts( array $rule, Input $input ): bool {
		return $input->every( $rule['field'], static fn ( string $value ): bool => null !== Numbers::of( $value ) );
	}
}
