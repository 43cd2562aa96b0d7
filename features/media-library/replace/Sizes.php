<?php
/**
 * Sizes of a replaced image.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Replace;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Hashes\Hashes;
use Pagewright\Features\MediaLibrary\Uploads\LargeImage;

/** Makes the metadata and all sizes of a new file, under the address of the old one. */
final class Sizes {
	/** Filter with which a site converts images; the address would be that of another type. */
	private const CONVERSION = 'image_editor_output_format';

	/** Makes hash and metadata of the file at the address of an old version, and stores them. */
	public static function make( OldVersion $old ): void {
		require_once ABSPATH . 'wp-admin/includes/image.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';
		$source = $old->source();
		if ( '' !== $old->whole && is_file( self::beside( $old, $old->whole ) ) ) {
			// A process that ended has made the file at the address smaller.
			AttachmentFiles::put( self::beside( $old, $old->whole ), $source );
		}
		Hashes::store( $old->id, (string) hash_file( 'sha256', $source ), (int) filesize( $source ) );
		add_filter( self::CONVERSION, '__return_empty_array', PHP_INT_MAX );
		try {
			$make = static fn () => wp_generate_attachment_metadata( $old->id, $source );
			$data = LargeImage::protect( $source, $source, $make );
		} finally {
			remove_filter( self::CONVERSION, '__return_empty_array', PHP_INT_MAX );
		}
		$data = is_array( $data ) ? $data : array();
		$made = is_string( $data['file'] ?? null ) ? self::beside( $old, wp_basename( $data['file'] ) ) : $old->file();
		if ( $made !== $old->file() ) {
			$data = self::move( $old, $source, $made, $data );
		}
		update_attached_file( $old->id, $old->file() );
		wp_update_attachment_metadata( $old->id, $data );
	}

	/**
	 * Moves the image that WordPress made smaller or rotated to the address, whose name has another ending.
	 *
	 * @param string       $source Image as it was uploaded.
	 * @param string       $made   Image for the address.
	 * @param array<mixed> $data   Metadata.
	 * @return array<mixed> Metadata.
	 */
	private static function move( OldVersion $old, string $source, string $made, array $data ): array {
		$file = $old->file();
		if ( $source === $file ) {
			if ( '' === $old->whole ) {
				$old->whole = wp_unique_filename(
					dirname( $file ),
					pathinfo( $file, PATHINFO_FILENAME ) . '-original.' . pathinfo( $file, PATHINFO_EXTENSION )
				);
				$old->save();
			}
			AttachmentFiles::put( $source, self::beside( $old, $old->whole ) );
		}
		if ( $made === $source ) {
			AttachmentFiles::put( $made, $file );
		} else {
			rename( $made, $file );
		}
		return array(
			'file'           => _wp_relative_upload_path( $file ),
			'original_image' => $source === $file ? $old->whole : wp_basename( $source ),
		) + $data;
	}

	private static function beside( OldVersion $old, string $name ): string {
		return dirname( $old->file() ) . "/$name";
	}
}
