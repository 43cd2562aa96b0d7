<?php
/**
 * An image size on the page.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\ImageSize;

defined( 'ABSPATH' ) || exit;

/** What a stored image size means to WordPress. */
final class Size {
	/**
	 * Name of a size, or width and height in pixels for a custom one; `full` when a custom size has neither number.
	 *
	 * @param array<string, mixed> $data Cleaned data around the field.
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
