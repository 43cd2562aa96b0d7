<?php
/**
 * The rule `date`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rules\Date;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Input;
use Pagewright\Features\ContactForms\Rules\Dates;
use Pagewright\Features\ContactForms\Rules\Rule as Base;

/** Requires an existing date in the format `YYYY-MM-DD`. */
final class Rule implements Base {
	public function accepts( array $rule, Input $input ): bool {
		return $input->every( $rule['field'], static fn ( string $value ): bool => null !== Dates::of( $value ) );
	}
}
