<?php
/**
 * Files of an attachment.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Replace;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Uploads\UploadError;

/** Names of the files of an attachment, which are all in the same folder, and changes of files. */
final class AttachmentFiles {
	public const ATTACHED = '_wp_attached_file';

	public const DATA = '_wp_attachment_metadata';

	public const BACKUPS = '_wp_attachment_backup_sizes';

	/** Values of the metadata that are names of further files. */
	private const COMPANIONS = array(
		'original_image',
		'source_image',
		'animated_video',
		'animated_video_poster',
		'thumb',
	);

	/**
	 * Returns the path of the file at the address of an attachment.
	 *
	 * @throws UploadError If it is on another server, or missing.
	 */
	public static function main( int $id ): string {
		$file = get_attached_file( $id, true );
		if ( ! is_string( $file ) || wp_is_stream( $file ) || ! is_file( $file ) ) {
			throw new UploadError(
				'no_file',
				__( 'The file of this attachment is not on this server, so it cannot be replaced.', 'pagewright' ),
				409
			);
		}
		return $file;
	}

	/**
	 * Returns the names of all files that an attachment may have, also those of before it was edited.
	 *
	 * @return array<string, array{int, int}> Name => width and height in pixels; 0 if unknown.
	 */
	public static function names( int $id ): array {
		$data    = self::meta( $id, self::DATA );
		$names   = array( wp_basename( (string) get_attached_file( $id, true ) ) => self::size( $data ) );
		$sizes   = is_array( $data['sizes'] ?? null ) ? $data['sizes'] : array();
		$backups = self::meta( $id, self::BACKUPS );
		foreach ( array( ...array_values( $sizes ), ...array_values( $backups ) ) as $size ) {
			if ( is_array( $size ) && is_string( $size['file'] ?? null ) && '' !== $size['file'] ) {
				$names += array( wp_basename( $size['file'] ) => self::size( $size ) );
			}
		}
		foreach ( self::COMPANIONS as $key ) {
			if ( is_string( $data[ $key ] ?? null ) && '' !== $data[ $key ] ) {
				$names += array( wp_basename( $data[ $key ] ) => array( 0, 0 ) );
			}
		}
		return $names;
	}

	/** @return array<mixed> Post meta; empty for none. */
	public static function meta( int $id, string $key ): array {
		$value = get_post_meta( $id, $key, true );
		return is_array( $value ) ? $value : array();
	}

	/** Returns the MIME type by the name; '' if this user may not upload such files. */
	public static function type( string $name ): string {
		$type = wp_check_filetype( $name, get_allowed_mime_types() )['type'];
		return is_string( $type ) ? $type : '';
	}

	/** Returns a path in the folder of a file that no other file has, with the same extension. */
	public static function beside( string $file ): string {
		$end = pathinfo( $file, PATHINFO_EXTENSION );
		return substr( $file, 0, -strlen( ".$end" ) ) . '-' . bin2hex( random_bytes( 8 ) ) . ".$end";
	}

	/**
	 * Puts a copy of a file at a path. Whenever PHP ends, the path has the old or the new file.
	 *
	 * @throws UploadError If the disk is full.
	 */
	public static function put( string $from, string $to ): void {
		$new     = self::beside( $to );
		$is_here = copy( $from, $new ) && filesize( $new ) === filesize( $from );
		if ( ! $is_here || ! self::publish( $new ) || ! rename( $new, $to ) ) {
			if ( is_file( $new ) ) {
				wp_delete_file( $new );
			}
			throw UploadError::disk_full();
		}
	}

	/** Gives a file the permissions of uploads, as WordPress does. */
	public static function publish( string $file ): bool {
		$folder = stat( dirname( $file ) );
		return is_array( $folder ) && chmod( $file, $folder['mode'] & 0666 );
	}

	/**
	 * @param array<mixed> $data With width and height.
	 * @return array{int, int}
	 */
	private static function size( array $data ): array {
		$number = static fn ( mixed $value ): int => is_numeric( $value ) ? max( 0, (int) $value ) : 0;
		return array( $number( $data['width'] ?? 0 ), $number( $data['height'] ?? 0 ) );
	}
}
