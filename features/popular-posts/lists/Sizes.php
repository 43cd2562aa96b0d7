<?php
/**
 * Sizes of thumbnails.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Lists;

defined( 'ABSPATH' ) || exit;

/** The thumbnails of a list have a registered size, or one in pixels. */
final class Sizes {
	private const DEFAULT_PX = 75;

	private const MOST_PX = 2000;

	/**
	 * @param array<mixed> $group `thumbnail` of a list.
	 * @return array{active: bool, build: string, width: int, height: int, crop: bool, size: string} `predefined` is a
	 *    registered size with its pixels.
	 */
	public static function clean( array $group ): array {
		if ( ! Clean::flag( $group, 'active' ) ) {
			$group = array();
		}
		$width  = Clean::number( $group, 'width', self::DEFAULT_PX, 1, self::MOST_PX );
		$height = Clean::number( $group, 'height', self::DEFAULT_PX, 1, self::MOST_PX );
		$sizes  = self::registered();
		$name   = 'predefined' === ( $group['build'] ?? '' ) ? Clean::text( $group, 'size' ) : '';
		if ( 'predefined' === ( $group['build'] ?? '' ) && ! isset( $sizes[ $name ] ) ) {
			// Lists of old pages contain the pixels of the size instead of its name.
			$name = (string) key(
				array_filter(
					$sizes,
					static fn ( array $size ): bool => $size['width'] === $width && $size['height'] === $height
				)
			);
		}
		$size = $sizes[ $name ] ?? null;
		return array(
			'active' => array() !== $group,
			'build'  => null === $size ? 'manual' : 'predefined',
			'width'  => $size['width'] ?? $width,
			'height' => $size['height'] ?? $height,
			'crop'   => $size['crop'] ?? Clean::flag( $group, 'crop', true ),
			'size'   => null === $size ? '' : $name,
		);
	}

	/** @return array<string, array{width: int, height: int, crop: bool}> Registered sizes by name. */
	public static function registered(): array {
		return array_map(
			static fn ( array $size ): array => array(
				'width'  => (int) $size['width'],
				'height' => (int) $size['height'],
				'crop'   => (bool) $size['crop'],
			),
			wp_get_registered_image_subsizes()
		);
	}
}
