<?php
/**
 * The rule `maxfilesize`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rules\Maxfilesize;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Input;
use Pagewright\Features\ContactForms\Rules\Numbers;
use Pagewright\Features\ContactForms\Rules\Rule as Base;

/** Requires at most `threshold` bytes in all files together. */
final class Rule implements Base {
	public function accepts( array $rule, Input $input ): bool {
		$bound = Numbers::of( $rule['threshold'] ?? null );
		$files = $input->files( $rule['field'] );
		return null === $bound || array() === $files || ! ( array_sum( array_column( $files, 'size' ) ) > $bound );
	}
}
