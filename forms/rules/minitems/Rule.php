<?php
/**
 * The rule `minitems`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Rules\Minitems;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Input;
use Pagewright\Forms\Rules\Numbers;
use Pagewright\Forms\Rules\Rule as Base;

/** Requires at least `threshold` values. */
final class Rule implements Base {
	public function accepts( array $rule, Input $input ): bool {
		$bound = Numbers::of( $rule['threshold'] ?? null );
		return null === $bound || ! ( count( $input->values( $rule['field'] ) ) < $bound );
	}
}
