<?php
/**
 * The rule `maxdate`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rules\Maxdate;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Input;
use Pagewright\Features\ContactForms\Rules\Dates;
use Pagewright\Features\ContactForms\Rules\Rule as Base;

/** Requires dates no later than `threshold`. The rule `date` handles invalid dates. */
final class Rule implements Base {
	public function accepts( array $rule, Input $input ): bool {
		$bound = Dates::of( $rule['threshold'] ?? null );
		return null === $bound
			|| $input->every(
				$rule['field'],
				static fn ( string $value ): bool => null === Dates::of( $value ) || ! ( strcmp( $value, $bound ) > 0 )
			);
	}
}
