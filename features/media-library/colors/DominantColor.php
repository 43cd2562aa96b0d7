<?php
/**
 * Dominant color of pixels.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Colors;

defined( 'ABSPATH' ) || exit;

/**
 * Sorts pixels into 64 groups of similar colors and averages the largest group. An average of all pixels would be a
 * gray or brown that the image does not have.
 */
final class DominantColor {
	/**
	 * @param list<array{int, int, int}> $pixels Red, green and blue, 0 to 255.
	 * @return string Six hex digits; '' without pixels.
	 */
	public static function of( array $pixels ): string {
		$groups = array();
		foreach ( $pixels as $pixel ) {
			// Four steps of each component.
			$groups[ $pixel[0] >> 6 << 4 | $pixel[1] >> 6 << 2 | $pixel[2] >> 6 ][] = $pixel;
		}
		$largest = array();
		foreach ( $groups as $group ) {
			$largest = count( $group ) > count( $largest ) ? $group : $largest;
		}
		if ( array() === $largest ) {
			return '';
		}
		$mean = static fn ( int $component ): int =>
			(int) round( array_sum( array_column( $largest, $component ) ) / count( $largest ) );
		return sprintf( '%02x%02x%02x', $mean( 0 ), $mean( 1 ), $mean( 2 ) );
	}
}
