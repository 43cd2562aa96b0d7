<?php
/**
 * The rule `time`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rules\Time;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Input;
use Pagewright\Features\ContactForms\Rules\Rule as Base;

/** Requires `HH:MM` or `HH:MM:SS`. */
final class Rule implements Base {
	public function accepts( array $rule, Input $input ): bool {
		return $input->every(
			$rule['field'],
			static fn ( string $value ): bool => 1 === preg_match( '/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/D', $value )
		);
	}
}
