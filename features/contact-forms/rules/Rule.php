<?php
/**
 * Interface of validation rules.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rules;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Input;

/** One rule of the schema. Its TypeScript version returns the same result for the same input; cases.json tests both. */
interface Rule {
	/**
	 * @param array<string, mixed> $rule Properties of the rule: `field`, `error`, and its parameters (`threshold`,
	 *    `accept`, `rules`, …).
	 */
	public function accepts( array $rule, Input $input ): bool;
}
