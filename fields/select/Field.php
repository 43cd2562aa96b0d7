<?php
/**
 * Select.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Select;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;
use Pagewright\Fields\Form\Options;

/** A key of the field's options, or with `multiple` a list of keys. */
final class Field extends Base {
	public function initial( array $options ): mixed {
		return $options['default'] ?? ( empty( $options['multiple'] ) ? '' : array() );
	}

	public function clean( mixed $raw, array $options, array $siblings, string $name ): string|array {
		if ( ! empty( $options['multiple'] ) ) {
			$keys   = Options::keys( $options );
			$chosen = Options::list( $raw );
			return array() === $keys ? $chosen : array_values( array_intersect( $chosen, $keys ) );
		}
		return ! empty( $options['prompt'] ) && '' === Options::key( $raw ) ? '' : Options::choose( $raw, $options );
	}

	/** Returns a single choice whose keys are CSS values; '' for anything that could end a declaration. */
	public function css( mixed $value, array $options ): string {
		return is_string( $value ) && 1 === preg_match( '/^[\w .%#-]+$/', $value ) ? $value : '';
	}
}
