<?php
/**
 * The rule `any`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rules\Any;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Input;
use Pagewright\Features\ContactForms\Rules\Lists;
use Pagewright\Features\ContactForms\Rules\Rule as Base;
use Pagewright\Features\ContactForms\Rules\Rules;

/** Passes when at least one of `rules` passes; fails without rules. */
final class Rule implements Base {
	public function accepts( array $rule, Input $input ): bool {
		foreach ( Lists::rules( $rule ) as $inner ) {
			if ( Rules::accept( $inner, $input ) ) {
				return true;
			}
		}
		return false;
	}
}
