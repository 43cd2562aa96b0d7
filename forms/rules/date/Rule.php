<?php
/**
 * The rule `date`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Rules\Date;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Input;
use Pagewright\Forms\Rules\Dates;
use Pagewright\Forms\Rules\Rule as Base;

/** Requires an existing date in the format `YYYY-MM-DD`. */
final class Rule implements Base {
	public function accepts( array $rule, Input $input ): bool {
		return $input->every( $rule['field'], static fn ( string $value ): bool => null !== Dates::of( $value ) );
	}
}
