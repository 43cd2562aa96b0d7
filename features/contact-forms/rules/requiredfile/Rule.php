<?php
/**
 * The rule `requiredfile`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rules\Requiredfile;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Input;
use Pagewright\Features\ContactForms\Rules\Rule as Base;

/** Requires at least one file. A field that was not sent has none. */
final class Rule implements Base {
	public function accepts( array $rule, Input $input ): bool {
		return array() !== $input->files( $rule['field'] );
	}
}
