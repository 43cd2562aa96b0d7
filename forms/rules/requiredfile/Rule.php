<?php
/**
 * The rule `requiredfile`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Rules\Requiredfile;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Input;
use Pagewright\Forms\Rules\Rule as Base;

/** Requires at least one file. A field that was not sent has none. */
final class Rule implements Base {
	public function accepts( array $rule, Input $input ): bool {
		return array() !== $input->files( $rule['field'] );
	}
}
