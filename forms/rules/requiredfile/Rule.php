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

/** At least one file. One that was not sent at all is missing, too. */
final class Rule implements Base {
	public function accepts( array $rule, Input $input ): bool {
		return array() !== $input->files( $rule['field'] );
	}
}
