<?php
/**
 * Announces an attachment before its sizes are made.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Sends the headers of the response to async-upload.php as soon as the attachment exists: WordPress has set one with
 * its ID then. Our uploader sends the next file meanwhile, and knows the attachment if the rest is lost.
 * Servers that hold responses back send all of it at the end.
 */
final class Announcement {
	/** Parameter of requests of our uploader. Other code may read the response in another way. */
	private const PARAMETER = 'pagewright_announce';

	/** Name of the only output buffer that may hold the space back. Others may change the response. */
	private const BUFFER = 'default output handler';

	/** Announces an attachment whose sizes are about to be made, once. */
	public static function send( int $id ): void {
		$is_asked = isset( $_POST[ self::PARAMETER ] ) && wp_doing_ajax(); // phpcs:ignore WordPress.Security.NonceVerification -- async-upload.php has verified it.
		if (
			! $is_asked
			|| headers_sent()
			|| ! in_array( "X-WP-Upload-Attachment-ID: $id", headers_list(), true )
			|| ! in_array( ob_list_handlers(), array( array(), array( self::BUFFER ) ), true )
		) {
			return;
		}
		// A user who leaves must not stop the sizes.
		ignore_user_abort( true );
		// Nginx holds responses back without it.
		header( 'X-Accel-Buffering: no' );
		// JSON may begin with a space.
		echo ' ';
		if ( ob_get_level() > 0 ) {
			ob_flush();
		}
		flush();
	}
}
