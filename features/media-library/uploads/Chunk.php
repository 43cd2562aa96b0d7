<?php
/**
 * Chunks of uploads.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Uploads;

defined( 'ABSPATH' ) || exit;

/** Appends chunks to the bytes that arrived. The caller holds the lock of the upload. */
final class Chunk {
	/**
	 * Appends a chunk.
	 *
	 * @param int    $offset Where it begins, which must be the end of the bytes on the server.
	 * @param string $bytes  Content.
	 * @param string $hash   SHA-256 in hex; '' if the browser sent none.
	 * @param int    $length Length that the request declared; -1 if it declared none.
	 * @return int The new offset.
	 * @throws UploadError If the chunk is not the next one, is damaged or too long, or if the disk is full.
	 */
	public static function append( Session $session, int $offset, string $bytes, string $hash, int $length ): int {
		$there = $session->offset();
		if ( $offset !== $there || 0 !== $session->attachment ) {
			throw UploadError::wrong_offset( $there );
		}
		$most = min( Limits::chunk(), $session->size - $there );
		if ( max( $length, strlen( $bytes ) ) > $most ) {
			throw new UploadError(
				'too_long',
				/* translators: %s: size, such as 200 KB. */
				sprintf( __( 'A part of the file is longer than the server accepts (%s).', 'pagewright' ), (string) size_format( $most ) )
			);
		}
		if (
			'' === $bytes
			|| ( $length >= 0 && strlen( $bytes ) !== $length )
			|| ( '' !== $hash && ! hash_equals( strtolower( $hash ), hash( 'sha256', $bytes ) ) )
		) {
			throw new UploadError(
				'damaged',
				__( 'A part of the file was damaged on its way. It is sent again.', 'pagewright' )
			);
		}
		Limits::require_disk( strlen( $bytes ) );
		self::write( $session->part(), $there, $bytes );
		return $there + strlen( $bytes );
	}

	/** Writes checked bytes. A killed process leaves the first of them, and the next chunk continues after these. */
	private static function write( string $file, int $offset, string $bytes ): void {
		$handle = file_exists( $file ) ? fopen( $file, 'ab' ) : false;
		if ( false === $handle ) {
			throw UploadError::not_found();
		}
		$is_written = strlen( $bytes ) === fwrite( $handle, $bytes ) && fflush( $handle );
		if ( ! $is_written ) {
			ftruncate( $handle, $offset );
		}
		fclose( $handle );
		if ( ! $is_written ) {
			throw UploadError::disk_full();
		}
	}
}
