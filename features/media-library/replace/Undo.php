<?php
/**
 * Restores old versions.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Replace;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Uploads\UploadError;

/** Restores the version of before the last replacement. After a killed process, the request can be repeated. */
final class Undo {
	/** @throws UploadError If there is no old version, or the disk is full. */
	public static function run( int $id ): void {
		$lock = OldFiles::lock( $id );
		try {
			$old = OldVersion::of( $id ) ?? throw new UploadError(
				'no_old_version',
				__( 'There is no old version of this file. Old versions are kept for 30 days.', 'pagewright' ),
				404
			);
			self::restore( $old );
		} finally {
			$lock->release();
		}
	}

	/** Deletes the old version of an attachment. */
	public static function forget( int $id ): void {
		delete_post_meta( $id, OldVersion::META );
		OldFiles::delete( $id );
	}

	/** @throws UploadError If the disk is full. */
	private static function restore( OldVersion $old ): void {
		$folder = dirname( $old->file() );
		$new    = AttachmentFiles::names( $old->id );
		if ( '' !== $old->whole ) {
			$new += array( $old->whole => array( 0, 0 ) );
		}
		foreach ( $old->paths() as $name => $path ) {
			AttachmentFiles::put( $path, "$folder/$name" );
		}
		$old->restore_meta();
		// Posts may show sizes of the new version meanwhile.
		OldAddresses::make( $old->id, $new );
		self::forget( $old->id );
		Change::announce( $old->id );
	}
}
