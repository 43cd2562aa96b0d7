<?php
/**
 * The rule `email`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rules\Email;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Input;
use Pagewright\Features\ContactForms\Rules\Rule as Base;

/** Requires an address that every mail server accepts: without quotes, comments or characters beyond ASCII. */
final class Rule implements Base {
	/** Local part, then two or more labels without hyphens at their ends. */
	private const ADDRESS = '/^[a-z0-9!#$%&\'*+\/=?^_`{|}~.-]+@(?!-)[a-z0-9-]+(?<!-)(?:\.(?!-)[a-z0-9-]+(?<!-))+$/Di';

	public function accepts( array $rule, Input $input ): bool {
		return $input->every(
			$rule['field'],
			static fn ( string $value ): bool => strlen( $value ) >= 6 && 1 === preg_match( self::ADDRESS, $value )
		);
	}
}
