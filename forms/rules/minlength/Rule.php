<?php
/**
 * The rule `minlength`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Rules\Minlength;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Input;
use Pagewright\Forms\Rules\Numbers;
use Pagewright\Forms\Rules\Rule as Base;

/** At least `threshold` UTF-16 units in all values together: what browsers count. A field that is left blank is left to `required`. */
final class Rule implements Base {
	public function accepts( array $rule, Input $input ): bool {
		$bound = Numbers::of( $rule['threshold'] ?? null );
		$total = array_sum( array_map( Input::length( ... ), $input->values( $rule['field'] ) ) );
		return null === $bound || 0 === $total || ! ( $total < $bound );
	}
}
