<?php
/**
 * The rule `enum`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rules\Enum;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Input;
use Pagewright\Features\ContactForms\Rules\Lists;
use Pagewright\Features\ContactForms\Rules\Rule as Base;

/** Requires one of the texts in `accept`, with equal case. */
final class Rule implements Base {
	public function accepts( array $rule, Input $input ): bool {
		$accepted = Lists::texts( $rule['accept'] ?? null );
		return $input->every(
			$rule['field'],
			static fn ( string $value ): bool => in_array( $value, $accepted, true )
		);
	}
}
