<?php
/**
 * Image sizes on the page.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\ImageSize;

defined( 'ABSPATH' ) || exit;

/** A stored image size for WordPress functions. */
final class Size {
	/**
	 * Returns the name of a size, or width and height in pixels of a custom one; `full` for a custom size without
	 * numbers.
	 *
	 * @param array<string, mixed> $data Sanitized data that contains the field.
	 * @param string               $name Key of the field.
	 * @return string|array{0: int, 1: int}
	 */
	public static function of( array $data, string $name ): string|array {
		$size = is_string( $data[ $name ] ?? null ) && '' !== $data[ $name ] ? $data[ $name ] : 'full';
		if ( 'custom_size' !== $size ) {
			return $size;
		}
		$width  = (int) ( $data[ $name . '_width' ] ?? 0 );
		$height = (int) ( $data[ $name . '_height' ] ?? 0 );
		return $width > 0 || $height > 0 ? array( $width > 0 ? $width : 9999, $height > 0 ? $height : 9999 ) : 'full';
	}
}
