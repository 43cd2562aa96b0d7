<?php
/**
 * The rule `any`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Rules\Any;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Input;
use Pagewright\Forms\Rules\Lists;
use Pagewright\Forms\Rules\Rule as Base;
use Pagewright\Forms\Rules\Rules;

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
