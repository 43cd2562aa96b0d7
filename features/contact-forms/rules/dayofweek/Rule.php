<?php
/**
 * The rule `dayofweek`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rules\Dayofweek;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Input;
use Pagewright\Features\ContactForms\Rules\Dates;
use Pagewright\Features\ContactForms\Rules\Lists;
use Pagewright\Features\ContactForms\Rules\Rule as Base;

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
