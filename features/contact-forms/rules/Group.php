<?php
/**
 * Rules that contain rules.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rules;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Input;

/** A rule with more detailed errors than its own `error`. */
interface Group extends Rule {
	/**
	 * Returns the message of the inner rule that failed; '' for none. Called only after the rule failed.
	 *
	 * @param array<string, mixed> $rule Its properties.
	 */
	public function error( array $rule, Input $input ): string;
}
