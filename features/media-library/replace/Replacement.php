<?php
/**
 * Replaces files of attachments.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Replace;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Uploads\Finish;
use Pagewright\Features\MediaLibrary\Uploads\Session;
use Pagewright\Features\MediaLibrary\Uploads\UploadError;

/**
 * Puts an uploaded file at the address of an attachment. Whenever PHP ends, the address has the old or the new file,
 * and the same request continues. The caller holds the lock of the upload, and has checked that the user may edit the
 * attachment.
 */
final class Replacement {
	/** @throws UploadError If the file is refused; the attachment and the upload stay as they are. */
	public static function run( Session $session, int $id ): void {
		$session->require_accepted();
		if ( 0 !== $session->attachment ) {
			if ( $session->attachment !== $id || ! $session->is_complete ) {
				throw UploadError::not_found();
			}
			// The first response was lost.
			return;
		}
		$lock = OldFiles::lock( $id );
		try {
			$old = OldVersion::of( $id );
			if ( null === $old || ! self::is_placed( $session, $old ) ) {
				$old = self::place( $session, $id );
			}
			self::complete( $session, $old );
		} finally {
			$lock->release();
		}
	}

	/** Returns whether a process ended after it put the file at the address. */
	private static function is_placed( Session $session, OldVersion $old ): bool {
		return $old->upload === $session->id
			&& '' !== $session->target
			&& ! is_file( $session->target )
			&& ! is_file( $session->part() );
	}

	/** Checks the file, stores the old version, and puts the file at the address. @throws UploadError */
	private static function place( Session $session, int $id ): OldVersion {
		Finish::recover( $session );
		$file = AttachmentFiles::main( $id );
		NewFile::check( $session, $file );
		try {
			self::stage( $session, $file, (string) wp_get_attachment_url( $id ) );
			$old = self::old_version( $session, $id );
			if ( $old->source() !== $file ) {
				AttachmentFiles::put( $session->target, $old->source() );
			}
			AttachmentFiles::publish( $session->target );
			if ( ! rename( $session->target, $file ) ) {
				throw UploadError::disk_full();
			}
		} catch ( \Throwable $error ) {
			Finish::recover( $session );
			throw $error;
		}
		return $old;
	}

	/** Moves the file next to the old one, under another name. The upload remembers it. @throws UploadError */
	private static function stage( Session $session, string $file, string $url ): void {
		$session->target       = AttachmentFiles::beside( $file );
		$session->is_finishing = true;
		$session->save();
		if ( ! rename( $session->part(), $session->target ) ) {
			throw UploadError::disk_full();
		}
		NewFile::check_stored( $session->target, dirname( $url ) . '/' . wp_basename( $session->target ) );
	}

	/** Returns the version before the last finished replacement. @throws UploadError */
	private static function old_version( Session $session, int $id ): OldVersion {
		$old = OldVersion::of( $id );
		if ( null === $old || $old->is_finished ) {
			return OldVersion::keep( $id, $session->id );
		}
		// The process of another upload ended before it was complete.
		$old->upload = $session->id;
		$old->whole  = '';
		$old->save();
		return $old;
	}

	/** Makes the sizes of the new file. */
	private static function complete( Session $session, OldVersion $old ): void {
		if ( $session->tries < Finish::MOST_TRIES ) {
			$session->tries++;
			$session->save();
			// Also sizes that a process made before it ended.
			$files = $old->files + AttachmentFiles::names( $old->id );
			self::delete_previews( $old );
			Sizes::make( $old );
			OldAddresses::make( $old->id, $files );
		}
		$old->is_finished = true;
		$old->save();
		Expiry::schedule();
		Change::announce( $old->id );
		$session->attachment  = $old->id;
		$session->is_complete = true;
		$session->save();
	}

	/** Deletes previews of documents, whose names WordPress would not take again. Images are overwritten. */
	private static function delete_previews( OldVersion $old ): void {
		if ( wp_attachment_is_image( $old->id ) ) {
			return;
		}
		foreach ( array_keys( $old->files ) as $name ) {
			$file = dirname( $old->file() ) . "/$name";
			if ( $file !== $old->file() && is_file( $file ) ) {
				wp_delete_file( $file );
			}
		}
	}
}
