<?php
/**
 * The rule `minnumber`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rules\Minnumber;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Input;
use Pagewright\Features\ContactForms\Rules\Numbers;
use Pagewright\Features\ContactForms\Rules\Rule as Base;

/** Requires numbers from `threshold` up. The rule `number` handles invalid numbers. */
final class Rule implements Base {
	public function accepts( array $rule, Input $input ): bool {
		$bound = Numbers::of( $rule['threshold'] ?? null );
		return null === $bound
			|| $input->every(
				$rule['field'],
				static fn ( string $value ): bool => ! ( ( Numbers::of( $value ) ?? $bound ) < $bound )
			);
	}
}
