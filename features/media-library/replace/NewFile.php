<?php
/**
 * Checks of new files.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Replace;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Uploads\AttachmentMaker;
use Pagewright\Features\MediaLibrary\Uploads\Limits;
use Pagewright\Features\MediaLibrary\Uploads\Session;
use Pagewright\Features\MediaLibrary\Uploads\UploadError;

/** Checks an uploaded file as WordPress does, and that it fits the address of an attachment. The upload stays. */
final class NewFile {
	/** Names of types for users; other types are named by their extension. */
	private const NAMES = array(
		'image/jpeg'    => 'JPEG',
		'image/svg+xml' => 'SVG',
		'image/webp'    => 'WebP',
	);

	/**
	 * @param string $target Path of the file that it replaces.
	 * @throws UploadError If bytes are missing, the type differs, or a plugin refuses the file.
	 */
	public static function check( Session $session, string $target ): void {
		if ( $session->offset() !== $session->size ) {
			throw UploadError::incomplete( $session->offset() );
		}
		Limits::require_quota();
		Limits::require_disk( $session->size );
		self::require_type( $session, wp_basename( $target ) );
		self::require_consent( $session );
		// A filter may have changed the file.
		self::require_type( $session, wp_basename( $target ) );
	}

	/**
	 * Calls the filter of stored files, before the file is at the address.
	 *
	 * @param string $file Path.
	 * @throws UploadError If a plugin refuses the file, or stores it elsewhere.
	 */
	public static function check_stored( string $file, string $url ): void {
		$stored = array( 'file' => $file, 'url' => $url, 'type' => AttachmentFiles::type( $file ) );
		/** This filter is documented in wp-admin/includes/file.php */
		$filtered = apply_filters( 'wp_handle_upload', $stored, 'upload' );
		if ( ! is_array( $filtered ) || isset( $filtered['error'] ) ) {
			throw self::refusal( is_array( $filtered ) ? $filtered['error'] : '' );
		}
		if ( ( $filtered['file'] ?? '' ) !== $file || ! is_file( $file ) ) {
			throw self::refusal( __( 'A plugin of this site changed the file so that it cannot be stored.', 'pagewright' ) );
		}
	}

	/** The name counts too: scripts and servers read it. @throws UploadError If the type differs. */
	private static function require_type( Session $session, string $target ): void {
		$type = AttachmentFiles::type( $target );
		foreach ( array( $session->name, $target ) as $name ) {
			$checked = wp_check_filetype_and_ext( $session->part(), $name, get_allowed_mime_types() );
			if ( '' === $type || $type !== ( $checked['type'] ?? '' ) || empty( $checked['ext'] ) ) {
				throw self::wrong_type( $type, $target );
			}
		}
		// WordPress names another extension if the content is of another type.
		if ( ! empty( $checked['proper_filename'] ) ) {
			throw self::wrong_type( $type, $target );
		}
	}

	/** Calls the filter of uploads. @throws UploadError If a plugin refuses the file, or puts another one there. */
	private static function require_consent( Session $session ): void {
		/** This filter is documented in wp-admin/includes/file.php */
		$file  = apply_filters( 'wp_handle_upload_prefilter', $session->entry() );
		$error = is_array( $file ) ? $file['error'] ?? 0 : '';
		if ( ! is_numeric( $error ) && $error ) {
			throw self::refusal( $error );
		}
		$path = is_array( $file ) ? $file['tmp_name'] ?? '' : '';
		if ( $path !== $session->part() || ! is_file( $path ) ) {
			throw self::refusal( __( 'A plugin of this site changed the file so that it cannot be stored.', 'pagewright' ) );
		}
	}

	private static function refusal( mixed $message ): UploadError {
		return new UploadError( 'refused', AttachmentMaker::plain( $message ) );
	}

	private static function wrong_type( string $type, string $target ): UploadError {
		return new UploadError(
			'other_type',
			sprintf(
				/* translators: %s: type of a file, such as JPEG. */
				__( 'The new file must have the type of the old one: %s. Choose another file, or upload this one as a new file.', 'pagewright' ),
				self::NAMES[ $type ] ?? strtoupper( pathinfo( $target, PATHINFO_EXTENSION ) )
			)
		);
	}
}
