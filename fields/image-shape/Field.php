<?php
/**
 * Image shape field.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\ImageShape;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;

/** Name of a shape; the default or circle for an unknown name. */
final class Field extends Base {
	public function initial( array $options ): mixed {
		return $options['default'] ?? 'circle';
	}

	public function clean( mixed $raw, array $options, array $siblings, string $name ): string {
		foreach ( array( $raw, $options['default'] ?? '' ) as $shape ) {
			if ( is_string( $shape ) && isset( Shape::all()[ $shape ] ) ) {
				return $shape;
			}
		}
		return 'circle';
	}

	public function css( mixed $value, array $options ): string {
		return is_string( $value ) ? Shape::mask( $value ) : '';
	}
}
