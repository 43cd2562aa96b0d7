<?php
/**
 * Makes files of image sizes.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Images;

defined( 'ABSPATH' ) || exit;

/** A file of an image in a size, made after the upload. WordPress deletes it with the image. */
final class SizeFile {
	/**
	 * Makes the file from the image as it is shown, which may have been cropped, and stores it with the image.
	 *
	 * @param int               $id     Image.
	 * @param string            $name   Name of the size.
	 * @param int               $width  In pixels.
	 * @param int               $height In pixels.
	 * @param bool|list<string> $crop   Whether the image is cropped, or the part that stays: `[ x, y ]`.
	 * @return bool Whether the file was made.
	 */
	public static function make( int $id, string $name, int $width, int $height, bool|array $crop = true ): bool {
		$file = get_attached_file( $id );
		$made = is_string( $file ) && is_file( $file )
			? image_make_intermediate_size( $file, $width, $height, $crop )
			: false;
		// As it is stored: filters of plugins change it for pages.
		$data = wp_get_attachment_metadata( $id, true );
		if ( ! is_array( $made ) || ! is_array( $data ) ) {
			return false;
		}
		$data['sizes'] = array_merge( (array) ( $data['sizes'] ?? array() ), array( $name => $made ) );
		wp_update_attachment_metadata( $id, $data );
		return true;
	}
}
