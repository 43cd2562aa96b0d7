<?php
/**
 * Sizes of an edited image.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Editing;

defined( 'ABSPATH' ) || exit;

/** Makes the sizes of an image in an editor. */
final class SubSizes {
	/** Errors for sizes that are not smaller than the image: it does without them. */
	private const NOT_NEEDED = array( 'error_getting_dimensions', 'image_subsize_create_error' );

	/**
	 * @param list<string> $names      Names of sizes.
	 * @param bool         $is_cropped Whether sizes with a fixed ratio are cropped.
	 * @return array<string, array<string, mixed>> Name => size, as metadata has it.
	 * @throws EditError If a size cannot be stored.
	 */
	public static function make(
		\WP_Image_Editor $image,
		array $names,
		bool $is_cropped,
		string $folder,
		Attempt $attempt
	): array {
		$sizes = array();
		$all   = wp_get_registered_image_subsizes();
		foreach ( array_intersect_key( $all, array_flip( $names ) ) as $name => $wanted ) {
			$made = self::one( $image, $is_cropped ? $wanted : array( 'crop' => false ) + $wanted );
			if ( is_wp_error( $made ) ) {
				if ( ! in_array( $made->get_error_code(), self::NOT_NEEDED, true ) ) {
					throw Problem::not_saved( $made );
				}
				continue;
			}
			$file = "$folder/" . wp_basename( (string) $made['file'] );
			$attempt->add( $file );
			if ( is_file( $file ) && 0 === filesize( $file ) ) {
				throw Problem::not_saved();
			}
			$sizes[ $name ] = $made;
		}
		return $sizes;
	}

	/**
	 * @param array<string, mixed> $wanted Width, height and crop.
	 * @return array<string, mixed>|\WP_Error
	 */
	private static function one( \WP_Image_Editor $image, array $wanted ): array|\WP_Error {
		if ( method_exists( $image, 'make_subsize' ) ) {
			return $image->make_subsize( $wanted );
		}
		// Editors of plugins for old versions of WordPress.
		$made = $image->multi_resize( array( 'one' => $wanted ) );
		return is_array( $made['one'] ?? null ) ? $made['one'] : new \WP_Error( self::NOT_NEEDED[0] );
	}
}
