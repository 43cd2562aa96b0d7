<?php
/**
 * The rule `maxlength`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rules\Maxlength;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Input;
use Pagewright\Features\ContactForms\Rules\Numbers;
use Pagewright\Features\ContactForms\Rules\Rule as Base;

/** Requires at most `threshold` UTF-16 units, as browsers count, in all values together. */
final class Rule implements Base {
	public function accepts( array $rule, Input $input ): bool {
		$bound = Numbers::of( $rule['threshold'] ?? null );
		$total = array_sum( array_map( Input::length( ... ), $input->values( $rule['field'] ) ) );
		return null === $bound || ! ( $total > $bound );
	}
}
