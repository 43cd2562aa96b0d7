<?php
/**
 * The rule `required`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rules\Required;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Input;
use Pagewright\Features\ContactForms\Rules\Rule as Base;

/** Requires at least one value; "0" is one. */
final class Rule implements Base {
	public function accepts( array $rule, Input $input ): bool {
		return array() !== $input->values( $rule['field'] );
	}
}
