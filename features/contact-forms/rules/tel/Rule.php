<?php
/**
 * The rule `tel`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rules\Tel;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Input;
use Pagewright\Features\ContactForms\Rules\Rule as Base;

/**
 * Requires 6 to 15 digits with the usual separators; a plus counts as a digit. Ignores an extension after `#` or `*`.
 */
final class Rule implements Base {
	public function accepts( array $rule, Input $input ): bool {
		return $input->every( $rule['field'], self::is_number( ... ) );
	}

	private static function is_number( string $value ): bool {
		$number = substr( $value, 0, strcspn( $value, '#*' ) );
		$number = str_replace( array( '(', ')', '/', '.', '-', ...Input::BLANKS ), '', $number );
		$number = (string) preg_replace( '/^(?:\++|00)0*/', '+', $number );
		return 1 === preg_match( '/^(?=.{6,15}$)\+?[0-9]+$/D', $number );
	}
}
