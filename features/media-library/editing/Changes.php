<?php
/**
 * Changes of an image.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Editing;

defined( 'ABSPATH' ) || exit;

/** Flips, rotations, crops and scalings of an image, which are applied in their order. */
final class Changes {
	/** More than any use of the dialog sends. */
	public const MOST = 20;

	/** Rounding causes smaller differences only. */
	private const TOLERANCE_PX = 2;

	/** @param list<array<string, mixed>> $steps Checked by self::schema(). */
	public function __construct( private readonly array $steps ) {}

	/** @return array<string, mixed> JSON schema of the list. */
	public static function schema(): array {
		$pixels = array( 'type' => 'integer', 'minimum' => 0, 'maximum' => 100_000 );
		return array(
			'type'     => 'array',
			'maxItems' => self::MOST,
			'items'    => array(
				'type'                 => 'object',
				'additionalProperties' => false,
				'properties'           => array(
					'type'    => array(
						'type'     => 'string',
						'enum'     => array( 'flip', 'rotate', 'crop', 'scale' ),
						'required' => true,
					),
					'axis'    => array( 'type' => 'string', 'enum' => array( 'horizontal', 'vertical' ) ),
					// Clockwise.
					'degrees' => array( 'type' => 'number', 'minimum' => -360, 'maximum' => 360 ),
					// Pixels of the image after the changes before this one; a rotated one has the size of Box.
					'x'       => $pixels,
					'y'       => $pixels,
					'width'   => $pixels,
					'height'  => $pixels,
				),
			),
		);
	}

	public function is_empty(): bool {
		return array() === $this->steps;
	}

	/** Returns whether rotations need a second copy of the image in memory that is larger than the first. */
	public function has_rotation(): bool {
		return in_array( 'rotate', array_column( $this->steps, 'type' ), true );
	}

	/**
	 * Changes an image.
	 *
	 * @throws EditError If a step does not fit the image, or the editor fails.
	 */
	public function apply( \WP_Image_Editor $image ): void {
		foreach ( $this->steps as $step ) {
			$done = match ( $step['type'] ) {
				'flip'   => $image->flip( 'vertical' === self::axis( $step ), 'horizontal' === self::axis( $step ) ),
				'rotate' => self::rotate( $image, (float) ( $step['degrees'] ?? 0 ) ),
				'crop'   => self::crop( $image, $step ),
				'scale'  => self::scale( $image, $step ),
				default  => throw self::invalid(),
			};
			if ( true !== $done ) {
				throw Problem::failed( $done );
			}
		}
	}

	/**
	 * Returns the steps in the format of WordPress's filter wp_image_editor_before_change.
	 *
	 * @return list<\stdClass>
	 */
	public function for_filter(): array {
		$all = array();
		foreach ( $this->steps as $step ) {
			if ( 'flip' === $step['type'] ) {
				$all[] = (object) array( 'type' => 'flip', 'axis' => 'vertical' === self::axis( $step ) ? 1 : 2 );
			} elseif ( 'rotate' === $step['type'] ) {
				// Counter-clockwise there.
				$all[] = (object) array( 'type' => 'rotate', 'angle' => -(float) ( $step['degrees'] ?? 0 ) );
			} elseif ( 'crop' === $step['type'] ) {
				$all[] = (object) array(
					'type' => 'crop',
					'sel'  => (object) array(
						'x' => (int) ( $step['x'] ?? 0 ),
						'y' => (int) ( $step['y'] ?? 0 ),
						'w' => (int) ( $step['width'] ?? 0 ),
						'h' => (int) ( $step['height'] ?? 0 ),
						'r' => 1,
					),
				);
			}
		}
		return $all;
	}

	/** @param array<string, mixed> $step */
	private static function axis( array $step ): string {
		return is_string( $step['axis'] ?? null ) ? $step['axis'] : throw self::invalid();
	}

	/**
	 * Rotates clockwise, around the center. Editors round the size of the result differently, so it becomes the one
	 * that Box says, which users saw.
	 */
	private static function rotate( \WP_Image_Editor $image, float $degrees ): bool|\WP_Error {
		[ $width, $height ] = Box::around( ...self::size( $image ), degrees: $degrees );
		$done               = $image->rotate( -$degrees );
		if ( true !== $done ) {
			return is_wp_error( $done ) ? $done : new \WP_Error( 'image_rotate_error' );
		}
		[ $made_width, $made_height ] = self::size( $image );
		if ( array( $width, $height ) === array( $made_width, $made_height ) ) {
			return true;
		}
		$done = $image->crop(
			intdiv( $made_width - $width, 2 ),
			intdiv( $made_height - $height, 2 ),
			$width,
			$height
		);
		return is_wp_error( $done ) ? $done : true;
	}

	/** @param array<string, mixed> $step */
	private static function crop( \WP_Image_Editor $image, array $step ): bool|\WP_Error {
		[ $width, $height ] = self::size( $image );
		$x                  = (int) ( $step['x'] ?? 0 );
		$y                  = (int) ( $step['y'] ?? 0 );
		[ $wide, $high ]    = self::wanted( $step );
		if ( $x + $wide > $width + self::TOLERANCE_PX || $y + $high > $height + self::TOLERANCE_PX ) {
			throw self::invalid();
		}
		$x    = max( 0, min( $x, $width - $wide ) );
		$y    = max( 0, min( $y, $height - $high ) );
		$done = $image->crop( $x, $y, min( $wide, $width ), min( $high, $height ) );
		return is_wp_error( $done ) ? $done : true;
	}

	/**
	 * Not resize(), whose result can differ by a pixel from the size that the user saw.
	 *
	 * @param array<string, mixed> $step
	 */
	private static function scale( \WP_Image_Editor $image, array $step ): bool|\WP_Error {
		[ $width, $height ] = self::size( $image );
		[ $wide, $high ]    = self::wanted( $step );
		if ( $wide > $width || $high > $height ) {
			throw new EditError(
				'too_small',
				__( 'An image can only be made smaller than it is.', 'pagewright' )
			);
		}
		$done = $image->crop( 0, 0, $width, $height, $wide, $high );
		return is_wp_error( $done ) ? $done : true;
	}

	/**
	 * @param array<string, mixed> $step
	 * @return array{int, int} Width and height of at least 1 pixel.
	 */
	private static function wanted( array $step ): array {
		$wide = (int) ( $step['width'] ?? 0 );
		$high = (int) ( $step['height'] ?? 0 );
		return $wide > 0 && $high > 0 ? array( $wide, $high ) : throw self::invalid();
	}

	/** @return array{int, int} */
	private static function size( \WP_Image_Editor $image ): array {
		$size = $image->get_size();
		return array( (int) $size['width'], (int) $size['height'] );
	}

	private static function invalid(): EditError {
		return new EditError(
			'outside',
			__( 'The crop area is not inside the image. Reset it and try again.', 'pagewright' )
		);
	}
}
