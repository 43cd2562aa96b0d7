<?php
/**
 * End of an upload.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Uploads;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Hashes\Hashes;

/**
 * Makes the attachment of an upload whose bytes all arrived. Each step is stored, so that a request after a killed
 * process continues: no file is stored twice, and none is lost. The caller holds the lock of the upload.
 */
final class Finish {
	/** Attempts to make the metadata after a process ended meanwhile, as many as browsers ask WordPress for sizes. */
	public const MOST_TRIES = 4;

	private const HEADER = 'X-WP-Upload-Attachment-ID';

	/**
	 * @param string $hash SHA-256 of the whole file in hex; '' if the browser sent none.
	 * @return int ID of the attachment.
	 * @throws UploadError If bytes are missing or changed, or if the file is refused.
	 */
	public static function run( Session $session, string $hash ): int {
		$session->require_accepted();
		self::recover( $session );
		if ( 0 === $session->attachment ) {
			self::create( $session, $hash );
		} else {
			self::complete( $session );
		}
		return $session->attachment;
	}

	/** Deletes an upload, and a file that was moved but has no attachment. */
	public static function discard( Session $session ): void {
		self::recover( $session );
		$session->delete();
	}

	/** Continues after a process ended between the move of the file and the attachment. */
	public static function recover( Session $session ): void {
		if ( '' === $session->target || 0 !== $session->attachment ) {
			return;
		}
		$session->attachment = self::attachment_of( $session->target );
		if ( 0 === $session->attachment ) {
			self::take_back( $session );
		}
		$session->save();
	}

	/** Moves the file back to the unfinished uploads. */
	private static function take_back( Session $session ): void {
		if ( is_file( $session->target ) ) {
			if ( filesize( $session->target ) === $session->size && ! file_exists( $session->part() ) ) {
				rename( $session->target, $session->part() );
			} else {
				// A filter changed the file.
				wp_delete_file( $session->target );
			}
		}
		$session->target       = '';
		$session->is_finishing = false;
	}

	/**
	 * Returns the ID of the attachment with a file; 0 for none.
	 *
	 * @throws UploadError If the database does not respond.
	 */
	private static function attachment_of( string $file ): int {
		global $wpdb;
		return self::ask(
			static fn (): int => (int) $wpdb->get_var( // phpcs:ignore WordPress.DB -- filters of languages must not hide the attachment.
				$wpdb->prepare(
					"SELECT post_id FROM $wpdb->postmeta WHERE meta_key = '_wp_attached_file' AND meta_value = %s LIMIT 1",
					_wp_relative_upload_path( $file )
				)
			)
		);
	}

	/**
	 * Asks the database for an attachment. Without a response it has none, and the file or the upload would be lost.
	 *
	 * @param callable(): int $question Returns the ID of the attachment; 0 for none.
	 * @throws UploadError If the database does not respond.
	 */
	private static function ask( callable $question ): int {
		global $wpdb;
		$wpdb->last_error = '';
		$id               = $question();
		return 0 !== $id || '' === $wpdb->last_error ? $id : throw UploadError::unavailable();
	}

	/** @throws UploadError If there is no attachment. */
	private static function create( Session $session, string $hash ): void {
		if ( $session->offset() !== $session->size ) {
			throw UploadError::incomplete( $session->offset() );
		}
		$real = (string) hash_file( 'sha256', $session->part() );
		if ( '' !== $hash && ! hash_equals( strtolower( $hash ), $real ) ) {
			$error = new UploadError(
				'changed',
				__( 'The file changed while it was uploaded. Choose it again.', 'pagewright' )
			);
			$session->refuse( $error );
			throw $error;
		}
		Start::require_parent( $session->post );
		Limits::require_quota();
		$session->is_finishing = true;
		$session->save();
		self::make( $session, $real );
		$session->is_complete = true;
		$session->save();
		wp_delete_file( $session->part() );
	}

	/** @throws UploadError If there is no attachment. */
	private static function make( Session $session, string $hash ): void {
		try {
			( new AttachmentMaker( $session, $hash ) )->make();
		} catch ( \Throwable $error ) {
			if ( 0 === $session->attachment ) {
				if ( '' !== $session->target ) {
					self::take_back( $session );
				}
				if ( $error instanceof UploadError && 400 === $error->status ) {
					$session->refuse( $error );
				} else {
					$session->save();
				}
			}
			throw $error;
		}
	}

	/** Makes the metadata and the sizes that are missing after a process ended while it made them. */
	private static function complete( Session $session ): void {
		$id = self::ask(
			static fn (): int => 'attachment' === get_post_type( $session->attachment ) ? $session->attachment : 0
		);
		if ( 0 === $id ) {
			$session->delete();
			throw UploadError::not_found();
		}
		if ( ! headers_sent() ) {
			header( self::HEADER . ': ' . $session->attachment );
		}
		if ( $session->is_complete || $session->tries >= self::MOST_TRIES ) {
			return;
		}
		$session->tries++;
		$session->save();
		require_once ABSPATH . 'wp-admin/includes/image.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';
		$file = (string) get_attached_file( $session->attachment );
		LargeImage::protect( $file, $file, static fn () => self::make_metadata( $session->attachment, $file ) );
		Hashes::update( $session->attachment );
		$session->is_complete = true;
		$session->save();
	}

	private static function make_metadata( int $id, string $file ): void {
		if ( wp_attachment_is_image( $id ) && ! empty( wp_get_attachment_metadata( $id, true ) ) ) {
			wp_update_image_subsizes( $id );
		} else {
			wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
		}
	}
}
