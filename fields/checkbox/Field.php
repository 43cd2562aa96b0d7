<?php
/**
 * Checkbox.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Checkbox;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;
use Pagewright\Fields\Form\Booleans;

/** A boolean. */
final class Field extends Base {
	public function initial( array $options ): mixed {
		return $options['default'] ?? false;
	}

	public function clean( mixed $raw, array $options, array $siblings, string $name ): bool {
		return Booleans::read( $raw );
	}

	public function css( mixed $value, array $options ): string {
		return $value ? '1' : '';
	}
}
