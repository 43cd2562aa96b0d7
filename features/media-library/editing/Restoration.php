<?php
/**
 * Restores the originals of edited images.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Editing;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Replace\AttachmentFiles;
use Pagewright\Features\MediaLibrary\Replace\OldFiles;

/** Restores an image as it was before it was edited, by the function of WordPress. */
final class Restoration {
	/** Returns whether there is an original, which differs from the image or its sizes. */
	public static function is_possible( int $id ): bool {
		$backups = AttachmentFiles::meta( $id, AttachmentFiles::BACKUPS );
		$data    = AttachmentFiles::meta( $id, AttachmentFiles::DATA );
		$file    = wp_basename( (string) get_attached_file( $id ) );
		foreach ( self::originals( $backups ) as $name => $original ) {
			$current = 'full' === $name ? $file : ( $data['sizes'][ $name ]['file'] ?? '' );
			if ( $original !== $current ) {
				return true;
			}
		}
		return false;
	}

	/** @throws EditError If there is no original, or the attachment was changed meanwhile; it is as it was. */
	public static function run( int $id, string $version ): void {
		require_once ABSPATH . 'wp-admin/includes/image.php';
		require_once ABSPATH . 'wp-admin/includes/image-edit.php';
		$lock = OldFiles::lock( $id );
		try {
			Picture::require_version( $id, $version );
			self::require_files( $id );
			$attempt = new Attempt( $id );
			try {
				self::complete( $id );
				// Its message is also an error if only sizes were edited.
				$result = wp_restore_image( $id );
				if ( self::is_possible( $id ) ) {
					throw Problem::failed( new \WP_Error( 'restore', (string) ( $result->error ?? '' ) ) );
				}
				FocalPoint::set( $id, null );
				$attempt->succeed();
			} finally {
				$attempt->undo();
			}
		} finally {
			$lock->release();
		}
		clean_attachment_cache( $id );
	}

	/** WordPress would use files that are missing. @throws EditError If the original is. */
	private static function require_files( int $id ): void {
		$backups = AttachmentFiles::meta( $id, AttachmentFiles::BACKUPS );
		$folder  = dirname( (string) get_attached_file( $id ) );
		$file    = self::originals( $backups )['full'] ?? wp_basename( (string) get_attached_file( $id ) );
		if ( ! self::is_possible( $id ) || ! file_exists( path_join( $folder, $file ) ) ) {
			throw Problem::no_original();
		}
	}

	/** If only the thumbnail was edited, the list has no original of the image itself and of other sizes. */
	private static function complete( int $id ): void {
		$backups = AttachmentFiles::meta( $id, AttachmentFiles::BACKUPS );
		$data    = AttachmentFiles::meta( $id, AttachmentFiles::DATA );
		$sizes   = is_array( $data['sizes'] ?? null ) ? $data['sizes'] : array();
		$suffix  = time() . random_int( 100, 999 );
		$backup  = new Backup( $id, $data, (string) get_attached_file( $id ), $suffix );
		if ( ! isset( $backups['full-orig'] ) ) {
			$backup->keep_file();
		}
		// WordPress forgets sizes without an original, and then their files would never be deleted.
		$backup->keep_sizes( array_diff( array_keys( $sizes ), array_keys( self::originals( $backups ) ) ) );
		$backup->save();
	}

	/**
	 * @param array<mixed> $backups List of earlier versions.
	 * @return array<string, string> Name of a size, or full => name of its original file.
	 */
	private static function originals( array $backups ): array {
		$files = array();
		foreach ( $backups as $key => $size ) {
			if ( is_string( $key ) && str_ends_with( $key, '-orig' ) && is_string( $size['file'] ?? null ) ) {
				$files[ substr( $key, 0, -strlen( '-orig' ) ) ] = wp_basename( $size['file'] );
			}
		}
		return $files;
	}
}
