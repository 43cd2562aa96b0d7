<?php
/**
 * Animations in the media library.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Animations;

defined( 'ABSPATH' ) || exit;

/** Lets users who may upload files upload animations, which WordPress does not know, and nothing else of their kind. */
final class Uploads {
	/** Extension => type. */
	public const TYPES = array(
		'json'   => 'application/json',
		'lottie' => 'application/zip+dotlottie',
	);

	private const MAX_BYTES = 5 * MB_IN_BYTES;

	/** @var list<string> Extensions that others allow already; what they mean by them is not ours to refuse. */
	private array $foreign = array();

	/** Before the first upload: adds the hooks. Changes nothing. */
	public static function start( mixed $value = null ): mixed {
		static $is_started = false;
		if ( ! $is_started ) {
			$is_started = true;
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
	 * @param mixed $types Extensions, joined by |, => type.
	 * @param mixed $user  Who uploads, by id or as an object; the current user when null.
	 * @return mixed The same with ours.
	 */
	public function allow( mixed $types = null, mixed $user = null ): mixed {
		if ( ! is_array( $types ) ) {
			return $types;
		}
		$known         = explode( '|', implode( '|', array_keys( $types ) ) );
		$this->foreign = array_values( array_intersect( array_keys( self::TYPES ), $known ) );
		$may           = is_numeric( $user ) || $user instanceof \WP_User ? user_can( $user, 'upload_files' ) : null === $user && current_user_can( 'upload_files' );
		return $may ? $types + array_diff_key( self::TYPES, array_flip( $this->foreign ) ) : $types;
	}

	/**
	 * WordPress asks the file what it is and hears "text" or "archive"; an animation is known by what is in it.
	 *
	 * @param mixed $checked What WordPress found: `ext`, `type` and `proper_filename`.
	 * @param mixed $file    Path of the uploaded file.
	 * @param mixed $name    Name that it was given.
	 * @return mixed The same, or what it is.
	 */
	public function identify( mixed $checked = null, mixed $file = null, mixed $name = null ): mixed {
		$extension = is_string( $name ) ? self::extension( $name ) : '';
		if ( ! is_array( $checked ) || ! is_string( $file ) || ! $this->is_ours( $extension ) || ! isset( get_allowed_mime_types()[ $extension ] ) ) {
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
	 * Says why a file is refused, before WordPress only says that it is, and takes out of an animation what no player needs.
	 *
	 * @param mixed $file Entry of $_FILES; null where a request brings none.
	 * @return mixed The same, with the reason.
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
			/* translators: %s: size, such as 5 MB. */
			$file['error'] = sprintf( __( 'The maximum size of animations is %s.', 'pagewright' ), size_format( self::max_bytes() ) );
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
	 * Width and height, so that a page can keep the place of an animation free before it has loaded.
	 *
	 * @param mixed $metadata Facts of an attachment.
	 */
	public function remember_size( mixed $metadata = null, mixed $id = null ): mixed {
		$file      = is_numeric( $id ) ? (string) get_attached_file( (int) $id ) : '';
		$extension = self::extension( $file );
		$size      = isset( self::TYPES[ $extension ] ) ? Animation::of_file( $file, $extension ) : null;
		return null === $size ? $metadata : array_merge( is_array( $metadata ) ? $metadata : array(), $size );
	}

	/**
	 * Width and height of an animation of the library; null when nobody knows. Files that came before us are read from their beginning.
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

	/** Largest animation that may be uploaded. */
	private static function max_bytes(): int {
		/**
		 * Changes how large an uploaded animation may be. Example: `fn () => 2 * MB_IN_BYTES`.
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
