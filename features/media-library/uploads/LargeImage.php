<?php
/**
 * Images that are too large for the server.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps WordPress from decoding an image that would need more memory than most servers have, and end PHP. The file is
 * stored as it is, without smaller sizes.
 */
final class LargeImage {
	/** An image of so many pixels needs a gigabyte. */
	private const MOST_PIXELS = 250_000_000;

	/** Shorter files have no header of an image. */
	private const HEADER_BYTES = 12;

	/** Filters of the functions that decode images => callbacks. */
	private const FILTERS = array(
		'intermediate_image_sizes_advanced' => '__return_empty_array',
		'big_image_size_threshold'          => '__return_false',
		'wp_image_maybe_exif_rotate'        => '__return_false',
		'image_editor_output_format'        => '__return_empty_array',
	);

	/**
	 * Calls a function that makes the sizes of a file.
	 *
	 * @template T
	 * @param string        $file Path of an image or of another file.
	 * @param string        $name Name of the file, with its extension.
	 * @param callable(): T $make Makes the sizes.
	 * @return T
	 */
	public static function protect( string $file, string $name, callable $make ): mixed {
		if ( ! self::is_too_large( $file, $name ) ) {
			return $make();
		}
		foreach ( self::FILTERS as $hook => $callback ) {
			add_filter( $hook, $callback, PHP_INT_MAX );
		}
		try {
			return $make();
		} finally {
			foreach ( self::FILTERS as $hook => $callback ) {
				remove_filter( $hook, $callback, PHP_INT_MAX );
			}
		}
	}

	/** Other files are not read: PHP takes some of them for text images, and would read them as a whole. */
	private static function is_too_large( string $file, string $name ): bool {
		$is_image = str_starts_with( (string) wp_check_filetype( $name )['type'], 'image/' )
			&& is_file( $file )
			&& filesize( $file ) >= self::HEADER_BYTES;
		$size     = $is_image ? wp_getimagesize( $file ) : false;
		/**
		 * Filters the number of pixels of the largest image whose smaller sizes are made after an upload in chunks.
		 *
		 * @param int $pixels 250 million.
		 */
		$most = apply_filters( 'pagewright/media-library/max-pixels', self::MOST_PIXELS );
		$most = is_numeric( $most ) ? (int) $most : self::MOST_PIXELS;
		return is_array( $size ) && (int) $size[0] * (int) $size[1] > $most;
	}
}
