<?php
/**
 * Start of an upload.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Uploads;

defined( 'ABSPATH' ) || exit;

/** Checks everything that is known before the first byte, so that a user does not wait for a refusal at the end. */
final class Start {
	/** Types that the browser can convert; WordPress accepts them without an image editor that opens them. */
	private const HEIC = array( 'image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence' );

	/**
	 * @param array<string, string> $fields Title, caption and alternative text.
	 * @throws UploadError If the file is refused.
	 */
	public static function run( string $name, int $size, string $type, int $post, array $fields ): Session {
		$name = FileName::clean( $name );
		self::require_type( $name );
		self::require_parent( $post );
		Folder::make();
		Sweep::on_start();
		Limits::require_room( $size );
		$session = new Session(
			bin2hex( random_bytes( 16 ) ),
			get_current_user_id(),
			$name,
			$size,
			sanitize_mime_type( $type ),
			$post,
			$fields
		);
		$session->create();
		Sweep::schedule();
		return $session;
	}

	/** @throws UploadError If the user may not attach files to the post. */
	public static function require_parent( int $post ): void {
		if (
			$post > 0
			&& (
				in_array( get_post_type( $post ), array( false, 'revision', 'attachment' ), true )
				|| ! current_user_can( 'edit_post', $post )
			)
		) {
			throw UploadError::wrong_parent();
		}
	}

	/** @throws UploadError If WordPress would refuse a file with this name. */
	private static function require_type( string $name ): void {
		$checked = wp_check_filetype( sanitize_file_name( $name ), get_allowed_mime_types() );
		$type    = is_string( $checked['type'] ) ? $checked['type'] : '';
		if ( ( '' === $type || empty( $checked['ext'] ) ) && ! current_user_can( 'unfiltered_upload' ) ) {
			throw UploadError::wrong_type();
		}
		if ( self::is_unsupported( $type ) ) {
			throw new UploadError(
				'type',
				__( 'The server cannot make smaller sizes of this image. Convert it to JPEG or PNG before uploading it.', 'pagewright' )
			);
		}
	}

	/** Returns whether the type is one of images that the server cannot open, as the REST API of WordPress checks. */
	private static function is_unsupported( string $type ): bool {
		/** This filter is documented in wp-includes/rest-api/endpoints/class-wp-rest-attachments-controller.php */
		$is_prevented = (bool) apply_filters( 'wp_prevent_unsupported_mime_type_uploads', true, $type );
		return $is_prevented
			&& str_starts_with( $type, 'image/' )
			&& 'image/svg+xml' !== $type
			&& ! in_array( $type, self::HEIC, true )
			&& ! wp_image_editor_supports( array( 'mime_type' => $type ) );
	}
}
