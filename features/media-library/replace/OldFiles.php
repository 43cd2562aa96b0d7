<?php
/**
 * Files of old versions.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Replace;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Storage\PrivateFolder;
use Pagewright\Features\MediaLibrary\Uploads\SessionLock;
use Pagewright\Features\MediaLibrary\Uploads\UploadError;

/**
 * A private folder with the bytes of old versions. Names begin with the ID of the attachment and end with `.kept`, so
 * that no server runs them.
 */
final class OldFiles {
	/** Returns the path of a file, which may not exist. */
	public static function path( string $name ): string {
		return self::folder()->path() . "/$name.kept";
	}

	/**
	 * Stores a copy of a file.
	 *
	 * @throws UploadError If the disk is full.
	 */
	public static function keep( string $from, string $to ): void {
		if ( ! copy( $from, $to ) || filesize( $from ) !== filesize( $to ) || ! chmod( $to, 0600 ) ) {
			if ( is_file( $to ) ) {
				wp_delete_file( $to );
			}
			throw UploadError::disk_full();
		}
	}

	/**
	 * Lets one request at a time change the files of an attachment. Creates the folder.
	 *
	 * @throws UploadError If another request does, or the server cannot write there.
	 */
	public static function lock( int $id ): SessionLock {
		self::folder()->make();
		$file = self::folder()->path() . "/$id.lock";
		touch( $file );
		return SessionLock::acquire( $file ) ?? throw new UploadError(
			'busy',
			__( 'Another request is changing this file. Wait a moment and try again.', 'pagewright' ),
			409
		);
	}

	/** Deletes the bytes of an attachment. @param string $except Key of an old version that stays; '' for none. */
	public static function delete( int $id, string $except = '' ): void {
		foreach ( self::folder()->files( "/^$id-[0-9a-f]{16}-\d+\.kept\z/" ) as $file ) {
			if ( '' === $except || ! str_starts_with( wp_basename( $file ), "$except-" ) ) {
				wp_delete_file( $file );
			}
		}
	}

	/** Deletes all files of an attachment that is deleted, also its lock. */
	public static function forget( int $id ): void {
		self::delete( $id );
		array_map( 'wp_delete_file', self::folder()->files( "/^$id\.lock\z/" ) );
	}

	/** @return list<int> IDs of attachments with files. */
	public static function ids(): array {
		$id_of = static fn ( string $file ): int => (int) wp_basename( $file );
		return array_values( array_unique( array_map( $id_of, self::folder()->files( '/^\d+[-.]/' ) ) ) );
	}

	/** Deletes the folder. */
	public static function remove(): void {
		self::folder()->remove();
	}

	private static function folder(): PrivateFolder {
		return new PrivateFolder( PrivateFolder::uploads(), 'replaced' );
	}
}
