<?php
/**
 * The rule `all`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rules\All;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Input;
use Pagewright\Features\ContactForms\Rules\Group;
use Pagewright\Features\ContactForms\Rules\Lists;
use Pagewright\Features\ContactForms\Rules\Rules;

/** Passes when each of `rules` passes. The message is that of the failed rule, or that of the group. */
final class Rule implements Group {
	public function accepts( array $rule, Input $input ): bool {
		return null === self::failing( $rule, $input );
	}

	public function error( array $rule, Input $input ): string {
		return Rules::error( self::failing( $rule, $input ) ?? array(), $input );
	}

	/**
	 * @param array<string, mixed> $rule
	 * @return ?array<string, mixed>
	 */
	private static function failing( array $rule, Input $input ): ?array {
		foreach ( Lists::rules( $rule ) as $inner ) {
			if ( ! Rules::accept( $inner, $input ) ) {
				return $inner;
			}
		}
		return null;
	}
}
