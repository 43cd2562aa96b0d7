<?php
/**
 * The rule `dayofweek`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Rules\Dayofweek;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Input;
use Pagewright\Forms\Rules\Dates;
use Pagewright\Forms\Rules\Lists;
use Pagewright\Forms\Rules\Rule as Base;

/** Requires a day of the week in `accept`: Monday is 1, Sunday 7. The rule `date` handles invalid dates. */
final class Rule implements Base {
	public function accepts( array $rule, Input $input ): bool {
		$days = Lists::texts( $rule['accept'] ?? null );
		return $input->every(
			$rule['field'],
			static fn ( string $value ): bool =>
				null === Dates::of( $value ) || in_array( (string) Dates::day_of_week( $value ), $days, true )
		);
	}
}
