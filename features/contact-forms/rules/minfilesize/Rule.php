<?php
/**
 * The rule `minfilesize`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rules\Minfilesize;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Input;
use Pagewright\Features\ContactForms\Rules\Numbers;
use Pagewright\Features\ContactForms\Rules\Rule as Base;

/** Requires at least `threshold` bytes in all files together. The rule `requiredfile` handles missing files. */
final class Rule implements Base {
	public function accepts( array $rule, Input $input ): bool {
		$bound = Numbers::of( $rule['threshold'] ?? null );
		$files = $input->files( $rule['field'] );
		return null === $bound || array() === $files || ! ( array_sum( array_column( $files, 'size' ) ) < $bound );
	}
}
