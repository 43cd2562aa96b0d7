<?php
/**
 * Animations in the media library.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Animations;

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\Memory;

/**
 * Lets users with `upload_files` upload animations, which WordPress does not support, but no other files of these
 * types.
 */
final class Uploads {
	/** Extension => MIME type. */
	public const TYPES = array(
		'json'   => 'application/json',
		'lottie' => 'application/zip+dotlottie',
	);

	private const MAX_BYTES = 5 * MB_IN_BYTES;

	/** @var list<string> Extensions that other plugins already allow, for which we do not refuse files. */
	private array $foreign = array();

	/** Registers the hooks before the first upload. Returns the value unchanged. */
	public static function start( mixed $value = null ): mixed {
		if ( Memory::first( self::class, 'is_started' ) ) {
			( new self() )->hooks();
		}
		return $value;
	}

	public function hooks(): void {
		add_filter( 'upload_mimes', array( $this, 'allow' ), 99, 2 );
		add_filter( 'wp_check_filetype_and_ext', array( $this, 'identify' ), 10, 3 );
		add_filter( 'wp_handle_upload_prefilter', array( $this, 'check' ) );
		add_filter( 'wp_handle_sideload_prefilter', array( $this, 'check' ) );
		add_filter( 'wp_generate_attachment_metadata', array( $this, 'remember_size' ), 10, 2 );
	}

	/**
	 * @param mixed $types Extensions separated by | => MIME type.
	 * @param mixed $user  User ID or object; null for the current user.
	 * @return mixed The types, including ours.
	 */
	public function allow( mixed $types = null, mixed $user = null ): mixed {
		if ( ! is_array( $types ) ) {
			return $types;
		}
		$known         = explode( '|', implode( '|', array_keys( $types ) ) );
		$this->foreign = array_values( array_intersect( array_keys( self::TYPES ), $known ) );
		$may           = is_numeric( $user ) || $user instanceof \WP_User
			? user_can( $user, 'upload_files' )
			: null === $user && current_user_can( 'upload_files' );
		return $may ? $types + array_diff_key( self::TYPES, array_flip( $this->foreign ) ) : $types;
	}

	/**
	 * WordPress detects "text" or "archive"; this detects animations by their content.
	 *
	 * @param mixed $checked Result of WordPress: `ext`, `type` and `proper_filename`.
	 * @param mixed $file    Path of the uploaded file.
	 * @param mixed $name    Name of the file.
	 * @return mixed The result, or that for an animation.
	 */
	public function identify( mixed $checked = null, mixed $file = null, mixed $name = null ): mixed {
		$extension = is_string( $name ) ? self::extension( $name ) : '';
		if (
			! is_array( $checked )
			|| ! is_string( $file )
			|| ! $this->is_ours( $extension )
			|| ! isset( get_allowed_mime_types()[ $extension ] )
		) {
			return $checked;
		}
		$is_one = null !== Animation::of_file( $file, $extension );
		return array(
			'ext'             => $is_one ? $extension : false,
			'type'            => $is_one ? self::TYPES[ $extension ] : false,
			'proper_filename' => false,
		);
	}

	/**
	 * Refuses an invalid file with a reason, before WordPress refuses it without one, and sanitizes animations.
	 *
	 * @param mixed $file Entry of $_FILES; null when the request has none.
	 * @return mixed The entry, or one with an error.
	 */
	public function check( mixed $file = null ): mixed {
		if ( ! is_array( $file ) || ! is_string( $file['name'] ?? null ) ) {
			return $file;
		}
		$extension = self::extension( $file['name'] );
		get_allowed_mime_types();
		if ( ! $this->is_ours( $extension ) || ! empty( $file['error'] ) ) {
			return $file;
		}
		$path = is_string( $file['tmp_name'] ?? null ) ? $file['tmp_name'] : '';
		if ( is_file( $path ) && filesize( $path ) > self::max_bytes() ) {
			$file['error'] = sprintf(
				/* translators: %s: size, such as 5 MB. */
				__( 'The maximum size of animations is %s.', 'pagewright' ),
				size_format( self::max_bytes() )
			);
		} elseif ( null === Animation::of_file( $path, $extension ) ) {
			$file['error'] = __( 'This file is not a Lottie animation.', 'pagewright' );
		} elseif ( 'json' === $extension && ! self::clean( $path ) ) {
			$file['error'] = __( 'This animation could not be checked. Please try again.', 'pagewright' );
		}
		return $file;
	}

	private static function clean( string $path ): bool {
		// phpcs:disable WordPress.WP.AlternativeFunctions -- the temporary file of an upload.
		$json = Clean::json( (string) file_get_contents( $path ) );
		return null !== $json && strlen( $json ) === file_put_contents( $path, $json );
		// phpcs:enable
	}

	/**
	 * Stores width and height, so that a page can reserve the space of an animation.
	 *
	 * @param mixed $metadata Metadata of an attachment.
	 */
	public function remember_size( mixed $metadata = null, mixed $id = null ): mixed {
		$file      = is_numeric( $id ) ? (string) get_attached_file( (int) $id ) : '';
		$extension = self::extension( $file );
		$size      = isset( self::TYPES[ $extension ] ) ? Animation::of_file( $file, $extension ) : null;
		return null === $size ? $metadata : array_merge( is_array( $metadata ) ? $metadata : array(), $size );
	}

	/**
	 * Returns width and height of an animation in the media library; null when unknown. Reads older files from their
	 * start.
	 *
	 * @return ?array{width: int, height: int}
	 */
	public static function size( int $id ): ?array {
		$metadata = wp_get_attachment_metadata( $id );
		$width    = is_array( $metadata ) ? (int) ( $metadata['width'] ?? 0 ) : 0;
		$height   = is_array( $metadata ) ? (int) ( $metadata['height'] ?? 0 ) : 0;
		$file     = (string) get_attached_file( $id );
		if ( ( 0 === $width || 0 === $height ) && 'json' === self::extension( $file ) && is_file( $file ) ) {
			$start  = (string) file_get_contents( $file, false, null, 0, 2048 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
			$width  = 1 === preg_match( '/"w"\s*:\s*(\d{1,5})/', $start, $found ) ? (int) $found[1] : 0;
			$height = 1 === preg_match( '/"h"\s*:\s*(\d{1,5})/', $start, $found ) ? (int) $found[1] : 0;
		}
		return $width > 0 && $height > 0 ? array(
			'width'  => $width,
			'height' => $height,
		) : null;
	}

	/** Returns the maximum size of an uploaded animation. */
	private static function max_bytes(): int {
		/**
		 * Filters the maximum size of an uploaded animation. Example: `fn () => 2 * MB_IN_BYTES`.
		 *
		 * @param int $bytes 5 MB.
		 */
		return max( 0, (int) apply_filters( 'pagewright/animations/max-bytes', self::MAX_BYTES ) );
	}

	private function is_ours( string $extension ): bool {
		return isset( self::TYPES[ $extension ] ) && ! in_array( $extension, $this->foreign, true );
	}

	private static function extension( string $name ): string {
		return strtolower( pathinfo( $name, PATHINFO_EXTENSION ) );
	}
}
