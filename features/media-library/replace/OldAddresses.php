<?php
/**
 * Addresses of old sizes.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Replace;

defined( 'ABSPATH' ) || exit;

/**
 * Posts may show a size that the new image does not have, such as photo-300x200.jpg. It is made of the new image, in
 * exactly these pixels, cropped at its edges. WordPress deletes these files with the attachment, because they are in
 * the list of files of before it was edited.
 */
final class OldAddresses {
	/** Start of the keys in this list. The image editor of WordPress uses other ones. */
	private const KEY = 'pagewright-';

	/**
	 * Makes files for the addresses that an attachment had.
	 *
	 * @param array<string, array{int, int}> $files Names of all files that it had => width and height in pixels.
	 */
	public static function make( int $id, array $files ): void {
		$folder  = dirname( (string) get_attached_file( $id, true ) );
		$missing = array_diff_key( $files, AttachmentFiles::names( $id ) );
		$backups = AttachmentFiles::meta( $id, AttachmentFiles::BACKUPS );
		foreach ( $missing as $name => $size ) {
			$made = self::crop( $id, "$folder/$name", ...$size );
			if ( null !== $made ) {
				$backups[ self::KEY . $name ] = $made;
			} elseif ( is_file( "$folder/$name" ) ) {
				wp_delete_file( "$folder/$name" );
			}
		}
		if ( array() !== $backups ) {
			update_post_meta( $id, AttachmentFiles::BACKUPS, wp_slash( $backups ) );
		}
	}

	/**
	 * @return ?array<string, int|string> As WordPress stores a size; null if it cannot be made.
	 */
	private static function crop( int $id, string $file, int $width, int $height ): ?array {
		$type   = AttachmentFiles::type( $file );
		$source = wp_get_original_image_path( $id, true );
		if ( ! is_string( $source ) || 0 === $width || 0 === $height || ! str_starts_with( $type, 'image/' ) ) {
			return null;
		}
		$new    = AttachmentFiles::beside( $file );
		$editor = wp_get_image_editor( $source );
		$saved  = is_wp_error( $editor ) ? $editor : self::save( $editor, $new, $type, $width, $height );
		$made   = is_array( $saved ) ? (string) $saved['path'] : $new;
		if ( ! is_array( $saved ) || $type !== $saved['mime-type'] || ! rename( $made, $file ) ) {
			array_map( 'wp_delete_file', array_filter( array( $made ), 'is_file' ) );
			return null;
		}
		return array(
			'file'      => wp_basename( $file ),
			'width'     => $width,
			'height'    => $height,
			'mime-type' => $type,
			'filesize'  => (int) filesize( $file ),
		);
	}

	/**
	 * Not resize(), which makes no image larger.
	 *
	 * @return array<string, mixed>|\WP_Error
	 */
	private static function save(
		\WP_Image_Editor $editor,
		string $file,
		string $type,
		int $width,
		int $height
	): array|\WP_Error {
		$editor->maybe_exif_rotate();
		$size  = $editor->get_size();
		$scale = min( $size['width'] / $width, $size['height'] / $height );
		$part  = array( max( 1, (int) round( $width * $scale ) ), max( 1, (int) round( $height * $scale ) ) );
		$done  = $editor->crop(
			intdiv( $size['width'] - $part[0], 2 ),
			intdiv( $size['height'] - $part[1], 2 ),
			$part[0],
			$part[1],
			$width,
			$height
		);
		return is_wp_error( $done ) ? $done : $editor->save( $file, $type );
	}
}
