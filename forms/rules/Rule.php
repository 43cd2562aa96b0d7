<?php
/**
 * What a value must be.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Rules;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Input;

/** One rule of the schema. Its twin in TypeScript says the same of the same input; cases.json holds both to it. */
interface Rule {
	/** @param array<string, mixed> $rule Its properties: `field`, `error`, and what it needs (`threshold`, `accept`, `rules`, …). */
	public function accepts( array $rule, Input $input ): bool;
}
