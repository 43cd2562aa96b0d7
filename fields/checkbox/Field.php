<?php
/**
 * Yes or no.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Checkbox;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;

/** A tick: `true`, `"on"`, `"true"`, `"1"`, `"yes"` and numbers other than 0; everything else is no tick. */
final class Field extends Base {
	public function initial( array $options ): mixed {
		return $options['default'] ?? false;
	}

	public function clean( mixed $raw, array $options, array $siblings, string $name ): bool {
		if ( is_string( $raw ) ) {
			return in_array( strtolower( trim( $raw ) ), array( 'on', 'true', '1', 'yes' ), true );
		}
		return true === $raw || ( ( is_int( $raw ) || is_float( $raw ) ) && 0.0 !== (float) $raw );
	}

	public function css( mixed $value, array $options ): string {
		return $value ? '1' : '';
	}
}
