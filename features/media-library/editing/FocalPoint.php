<?php
/**
 * Focal points of images.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Editing;

defined( 'ABSPATH' ) || exit;

/**
 * The most important point of an image, which stays visible when a layout crops it: two percentages, such as "40 25.5".
 * Like folders, focal points stay when the plugin is deleted, because users set them.
 */
final class FocalPoint {
	public const META = '_pagewright_focal_point';

	/** Registers the post meta, where files are managed. */
	public static function register(): void {
		register_post_meta(
			'attachment',
			self::META,
			array(
				'type'              => 'string',
				'description'       => __( 'Focal point of an image: distances from the left and the top in percent.', 'pagewright' ),
				'single'            => true,
				'show_in_rest'      => true,
				'sanitize_callback' => array( self::class, 'sanitize' ),
				'auth_callback'     => array( self::class, 'may_edit' ),
			)
		);
	}

	/** Callback of sanitization: returns two percentages, or '' for all else. */
	public static function sanitize( mixed $value = null ): string {
		$point = is_string( $value ) ? self::parse( $value ) : null;
		return null === $point ? '' : "{$point['x']} {$point['y']}";
	}

	/** Callback of the check of capabilities. */
	public static function may_edit(
		mixed $allowed = null,
		mixed $key = null,
		mixed $id = null,
		mixed $user = null
	): bool {
		return is_numeric( $id ) && is_numeric( $user ) && user_can( (int) $user, 'edit_post', (int) $id );
	}

	/** @return array{x: float, y: float}|null Percentages; null for none. */
	public static function of( int $id ): ?array {
		$value = get_post_meta( $id, self::META, true );
		return is_string( $value ) ? self::parse( $value ) : null;
	}

	/** @param array{x: float, y: float}|null $point Percentages; null for none. */
	public static function set( int $id, ?array $point ): void {
		$value = null === $point ? '' : self::sanitize( "{$point['x']} {$point['y']}" );
		if ( '' === $value ) {
			delete_post_meta( $id, self::META );
		} else {
			update_post_meta( $id, self::META, $value );
		}
	}

	/** @return array{x: float, y: float}|null */
	private static function parse( string $value ): ?array {
		if ( 1 !== preg_match( '/^(\d{1,3}(?:\.\d{1,10})?) (\d{1,3}(?:\.\d{1,10})?)\z/', $value, $found ) ) {
			return null;
		}
		[ $x, $y ] = array( round( (float) $found[1], 1 ), round( (float) $found[2], 1 ) );
		return $x <= 100 && $y <= 100 ? array( 'x' => $x, 'y' => $y ) : null;
	}
}
