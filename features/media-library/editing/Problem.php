<?php
/**
 * Errors of editing.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Editing;

defined( 'ABSPATH' ) || exit;

/** Why an image cannot be edited, as sentences for the user. */
final class Problem {
	public static function no_editor(): EditError {
		return new EditError(
			'no_editor',
			__( 'This server cannot edit images of this type. Ask an administrator to install an image library for PHP.', 'pagewright' ),
			501
		);
	}

	public static function no_file(): EditError {
		return new EditError(
			'no_file',
			__( 'The file of this image is not on this server, so it cannot be edited.', 'pagewright' ),
			409
		);
	}

	public static function too_large(): EditError {
		return new EditError(
			'too_large',
			__( 'This image is too large for the memory of the server. Upload a smaller one.', 'pagewright' ),
			413
		);
	}

	public static function changed(): EditError {
		return new EditError(
			'changed',
			__( 'This image was changed meanwhile. Open the editor again to see the new version.', 'pagewright' ),
			409
		);
	}

	public static function no_original(): EditError {
		return new EditError(
			'no_original',
			__( 'The original of this image no longer exists.', 'pagewright' ),
			409
		);
	}

	/** @param mixed $reason Error of an image editor; it is for logs. */
	public static function failed( mixed $reason = null ): EditError {
		self::log( $reason );
		return new EditError(
			'failed',
			__( 'The server could not edit this image. The image is as it was. Try again, or try a smaller one.', 'pagewright' ),
			500
		);
	}

	/** An image that could be changed, but not stored. */
	public static function not_saved( mixed $reason = null ): EditError {
		self::log( $reason );
		return new EditError(
			'not_saved',
			__( 'The server could not store the edited image. Its disk may be full, or its folder of uploads read-only. The image is as it was.', 'pagewright' ),
			507
		);
	}

	private static function log( mixed $reason ): void {
		if ( is_wp_error( $reason ) ) {
			error_log( 'Pagewright: image editor: ' . $reason->get_error_message() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the only trace of why it failed.
		}
	}
}
