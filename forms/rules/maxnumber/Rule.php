<?php
/**
 * The rule `maxnumber`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Rules\Maxnumber;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Input;
use Pagewright\Forms\Rules\Numbers;
use Pagewright\Forms\Rules\Rule as Base;

/** Requires numbers up to `threshold`. The rule `number` handles invalid numbers. */
final class Rule implements Base {
	public function accepts( array $rule, Input $input ): bool {
		$bound = Numbers::of( $rule['threshold'] ?? null );
		return null === $bound
			|| $input->every(
				$rule['field'],
				static fn ( string $value ): bool => ! ( ( Numbers::of( $value ) ?? $bound ) > $bound )
			);
	}
}
