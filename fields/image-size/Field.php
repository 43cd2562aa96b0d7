<?php
/**
 * Image size field.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\ImageSize;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;

/**
 * Name of a registered size. `custom_size` adds `<name>_width`, `<name>_height` and `<name>_enforce`. A size that this
 * site does not have is kept.
 */
final class Field extends Base {
	public const COMPANIONS = array( '_width', '_height', '_enforce' );

	public function initial( array $options ): mixed {
		return $options['default'] ?? 'full';
	}

	public function clean( mixed $raw, array $options, array $siblings, string $name ): string {
		foreach ( array( $raw, $options['default'] ?? '' ) as $size ) {
			$size = is_string( $size ) ? trim( $size ) : '';
			if ( 1 === preg_match( '/^[\p{L}\p{N}_ .:-]{1,100}$/u', $size ) ) {
				return $size;
			}
		}
		return 'full';
	}

	public function companions( array $options, array $siblings, string $name ): array {
		if ( true !== ( $options['custom_size'] ?? false ) ) {
			return array();
		}
		$number = static fn ( string $key ): int =>
			is_numeric( $siblings[ $name . $key ] ?? null )
				? max( 0, min( 10000, (int) $siblings[ $name . $key ] ) )
				: 0;
		return array(
			$name . '_width'   => $number( '_width' ),
			$name . '_height'  => $number( '_height' ),
			$name . '_enforce' => filter_var( $siblings[ $name . '_enforce' ] ?? false, FILTER_VALIDATE_BOOLEAN ),
		);
	}
}
