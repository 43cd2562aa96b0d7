<?php
/**
 * A rule made of rules.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Rules;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Input;

/** One that can say more of why it refuses than its own `error`. */
interface Group extends Rule {
	/** Words of what failed within; '' where that has none. Asked only after a refusal. @param array<string, mixed> $rule Its properties. */
	public function error( array $rule, Input $input ): string;
}
