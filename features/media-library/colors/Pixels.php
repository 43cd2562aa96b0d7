<?php
/**
 * Pixels of an image.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Colors;

defined( 'ABSPATH' ) || exit;

/** Reads a sample of the pixels with the image editor that WordPress chooses. It has no function for pixels. */
final class Pixels {
	/** Read pixels of each row and column. */
	private const GRID = 32;

	/** Smallest opacity of a pixel that counts, 0 to 255. */
	private const OPAQUE = 128;

	/**
	 * @param string $file Path of an image.
	 * @return list<array{int, int, int}> Red, green and blue of opaque pixels, 0 to 255. Empty if no editor reads it.
	 */
	public static function of( string $file ): array {
		$editor = wp_get_image_editor( $file );
		if ( is_wp_error( $editor ) ) {
			return array();
		}
		// Editors of other plugins extend those of WordPress, which have the decoded image in this protected property.
		$image = ( fn (): mixed => $this->image ?? null )->call( $editor );
		return match ( true ) {
			$image instanceof \GdImage => self::of_gd( $image ),
			is_a( $image, 'Imagick' )  => self::of_imagick( $image ),
			default                    => array(),
		};
	}

	/** @return list<array{int, int, int}> */
	private static function of_gd( \GdImage $image ): array {
		imagepalettetotruecolor( $image );
		$columns = self::positions( imagesx( $image ) );
		$pixels  = array();
		foreach ( self::positions( imagesy( $image ) ) as $y ) {
			foreach ( $columns as $x ) {
				$color = (int) imagecolorat( $image, $x, $y );
				// GD has transparency from 0 to 127 instead of opacity.
				if ( 255 - 2 * ( $color >> 24 & 127 ) >= self::OPAQUE ) {
					$pixels[] = array( $color >> 16 & 255, $color >> 8 & 255, $color & 255 );
				}
			}
		}
		return $pixels;
	}

	/**
	 * @param object $image Imagick, a class that not every server has.
	 * @return list<array{int, int, int}>
	 */
	private static function of_imagick( object $image ): array {
		$image->transformImageColorspace( constant( 'Imagick::COLORSPACE_SRGB' ) );
		$image->sampleImage( self::GRID, self::GRID );
		$char   = constant( 'Imagick::PIXEL_CHAR' );
		$values = $image->exportImagePixels( 0, 0, self::GRID, self::GRID, 'RGBA', $char );
		$pixels = array();
		foreach ( array_chunk( $values, 4 ) as list( $red, $green, $blue, $opacity ) ) {
			if ( $opacity >= self::OPAQUE ) {
				$pixels[] = array( (int) $red, (int) $green, (int) $blue );
			}
		}
		return $pixels;
	}

	/** @return list<int> Positions at equal distances; each of them once in a small image. */
	private static function positions( int $size ): array {
		$count = min( $size, self::GRID );
		return array_map(
			static fn ( int $at ): int => intdiv( ( 2 * $at + 1 ) * $size, 2 * $count ),
			range( 0, $count - 1 )
		);
	}
}
