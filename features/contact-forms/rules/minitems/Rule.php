<?php
/**
 * The rule `minitems`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rules\Minitems;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Input;
use Pagewright\Features\ContactForms\Rules\Numbers;
use Pagewright\Features\ContactForms\Rules\Rule as Base;

/** Requires at least `threshold` values. */
final class Rule implements Base {
	public function accepts( array $rule, Input $input ): bool {
		$bound = Numbers::of( $rule['threshold'] ?? null );
		return null === $bound || ! ( count( $input->values( $rule['field'] ) ) < $bound );
	}
}
