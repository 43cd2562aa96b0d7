<?php
/**
 * Box around a rotated image.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Editing;

defined( 'ABSPATH' ) || exit;

/** The smallest upright rectangle around a rotated image, as model/edit-image/geometry.ts computes it. */
final class Box {
	/** @return array{int, int} Width and height in pixels. */
	public static function around( int $width, int $height, float $degrees ): array {
		$sin = abs( sin( deg2rad( $degrees ) ) );
		$cos = abs( cos( deg2rad( $degrees ) ) );
		return array(
			max( 1, (int) round( $width * $cos + $height * $sin ) ),
			max( 1, (int) round( $width * $sin + $height * $cos ) ),
		);
	}
}
