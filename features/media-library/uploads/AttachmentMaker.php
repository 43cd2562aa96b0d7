<?php
/**
 * Makes attachments of uploads.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Uploads;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Hashes\Hashes;

/**
 * Runs media_handle_upload() of WordPress on a file that arrived in chunks: names, types, titles of songs and photos,
 * sizes and all filters are those of a usual upload. Only the file is not in the folder of PHP. One object makes one
 * attachment.
 */
final class AttachmentMaker {
	/** Entry of $_FILES. */
	private const FIELD = 'async-upload';

	/** An own name: with the usual one, WordPress would require a file of PHP. Its filters are called by ours. */
	private const ACTION = 'pagewright_media_upload';

	/** Path of the file, after all filters. */
	private string $file = '';

	/** Sentence with which a filter refused the file; '' for none. */
	private string $refusal = '';

	private bool $has_wrong_type = false;

	/** @var ?resource Open file, locked while a name is chosen and taken. */
	private $names = null;

	/** @param string $hash SHA-256 of the file in hex. */
	public function __construct( private readonly Session $session, private readonly string $hash ) {}

	/**
	 * Makes the attachment and its sizes. Stores its ID in the session before the sizes.
	 *
	 * @throws UploadError If WordPress or a plugin refused the file.
	 */
	public function make(): void {
		require_once ABSPATH . 'wp-admin/includes/image.php';
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';
		$this->add_hooks();
		try {
			$id = LargeImage::protect( $this->session->part(), $this->session->name, $this->upload( ... ) );
		} finally {
			$this->remove_hooks();
			$this->release_names();
		}
		if ( is_wp_error( $id ) ) {
			throw $this->problem( $id );
		}
		$this->session->attachment = (int) $id;
		$this->add_alternative_text( (int) $id );
	}

	/** Calls the filters of uploads. */
	public function before( mixed $file = null ): mixed {
		/** This filter is documented in wp-admin/includes/file.php */
		$file = apply_filters( 'wp_handle_upload_prefilter', $file );
		if ( ! is_array( $file ) || ! is_string( $file['name'] ?? null ) || ! is_string( $file['tmp_name'] ?? null ) ) {
			$file          = $this->session->entry();
			$file['error'] = __( 'A plugin of this site changed the file so that it cannot be stored.', 'pagewright' );
		}
		$is_svg = empty( $file['error'] ) && SvgCheck::applies( $file['name'] );
		if ( $is_svg && ! SvgCheck::allows( $file['tmp_name'] ) ) {
			$file['error'] = __( 'This SVG contains code, or loads something from another place.', 'pagewright' );
		}
		$error = $file['error'] ?? 0;
		if ( ! is_numeric( $error ) && $error ) {
			$this->refusal = self::plain( $error );
		}
		return $file;
	}

	/**
	 * Calls the filter of the options of uploads. Afterwards, no other upload in chunks chooses a name until this one
	 * has its name.
	 */
	public function options( mixed $options = null, mixed $file = null ): mixed {
		/** This filter is documented in wp-admin/includes/file.php */
		$filtered    = apply_filters( 'wp_handle_upload_overrides', $options, $file );
		$this->names = fopen( Folder::path() . '/names', 'c' );
		if ( is_resource( $this->names ) ) {
			flock( $this->names, LOCK_EX );
		}
		return array( 'test_form' => false ) + ( is_array( $filtered ) ? $filtered : array() );
	}

	/** Callback of wp_check_filetype_and_ext: notes why WordPress is about to refuse the file. */
	public function checked( mixed $checked = null ): mixed {
		$this->has_wrong_type = ! is_array( $checked ) || empty( $checked['type'] ) || empty( $checked['ext'] );
		return is_array( $checked ) ? $checked : array( 'ext' => false, 'type' => false, 'proper_filename' => false );
	}

	/**
	 * Callback of pre_move_uploaded_file: moves the file instead of copying it, unless another callback has.
	 *
	 * @throws UploadError If it cannot be moved.
	 */
	public function move( mixed $moved = null, mixed $file = null, mixed $target = null ): mixed {
		if ( null !== $moved || ! is_array( $file ) || ! is_string( $target ) ) {
			$this->release_names();
			return $moved;
		}
		$this->session->target = $target;
		$this->session->save();
		$from = (string) ( $file['tmp_name'] ?? '' );
		if ( ! rename( $from, $target ) ) {
			wp_delete_file( $target );
			throw UploadError::disk_full();
		}
		$this->release_names();
		return true;
	}

	/** Callback of wp_handle_upload: notes the file that becomes the attachment. */
	public function stored( mixed $stored = null ): mixed {
		$is_stored = is_array( $stored )
			&& ! isset( $stored['error'] )
			&& is_string( $stored['file'] ?? null )
			&& is_string( $stored['url'] ?? null )
			&& is_string( $stored['type'] ?? null );
		if ( ! $is_stored ) {
			$error         = is_array( $stored ) ? $stored['error'] ?? '' : '';
			$this->refusal = self::plain( $error );
			return array( 'error' => $this->refusal );
		}
		$this->file = $stored['file'];
		return $stored;
	}

	/** Callback of add_attachment: before the sizes, so that a process that ends during them leaves no unknown file. */
	public function added( mixed $id = null ): void {
		if ( ! is_int( $id ) || '' === $this->file || get_attached_file( $id, true ) !== $this->file ) {
			return;
		}
		$this->session->attachment = $id;
		try {
			$this->session->save();
		} catch ( UploadError ) {
			// The next request finds the attachment by its file.
			return;
		}
		Hashes::store( $id, $this->hash, (int) filesize( $this->file ) );
		$this->add_alternative_text( $id );
	}

	private function upload(): int|\WP_Error {
		$before                = array( $_FILES, $_POST, $_REQUEST ); // phpcs:ignore WordPress.Security -- stored only.
		$_FILES[ self::FIELD ] = $this->session->entry(); // phpcs:ignore WordPress.Security -- written for filters of uploads.
		$_POST['post_id']      = (string) $this->session->post; // phpcs:ignore WordPress.Security -- written only.
		$_REQUEST['post_id']   = (string) $this->session->post; // phpcs:ignore WordPress.Security -- written only.
		try {
			return media_handle_upload(
				self::FIELD,
				$this->session->post,
				$this->texts(),
				array( 'test_form' => false, 'action' => self::ACTION )
			);
		} finally {
			[ $_FILES, $_POST, $_REQUEST ] = $before; // phpcs:ignore WordPress.Security -- as before.
		}
	}

	/** @return array<string, string> Columns that the user typed. */
	private function texts(): array {
		$columns = array( 'post_title' => 'title', 'post_excerpt' => 'caption' );
		$texts   = array();
		foreach ( $columns as $column => $field ) {
			if ( isset( $this->session->fields[ $field ] ) ) {
				$texts[ $column ] = wp_slash( $this->session->fields[ $field ] );
			}
		}
		return $texts;
	}

	/** Stores the alternative text of the user, also after WordPress stored that of the file. */
	private function add_alternative_text( int $id ): void {
		$text = sanitize_text_field( $this->session->fields['alt'] ?? '' );
		if ( '' !== $text ) {
			update_post_meta( $id, '_wp_attachment_image_alt', wp_slash( $text ) );
		}
	}

	/** Returns why there is no attachment. */
	private function problem( \WP_Error $error ): UploadError {
		if ( '' !== $this->refusal ) {
			return new UploadError( 'refused', $this->refusal );
		}
		if ( $this->has_wrong_type ) {
			$type = wp_check_filetype( $this->session->name )['type'];
			return is_string( $type ) && str_starts_with( $type, 'image/' )
				? new UploadError(
					'not_image',
					__( 'The content of this file is not an image, although its name says so.', 'pagewright' )
				)
				: UploadError::wrong_type();
		}
		return new UploadError( 'failed', self::plain( $error->get_error_message() ), 500 );
	}

	private function add_hooks(): void {
		add_filter( self::ACTION . '_prefilter', array( $this, 'before' ) );
		add_filter( self::ACTION . '_overrides', array( $this, 'options' ), 10, 2 );
		add_filter( 'wp_check_filetype_and_ext', array( $this, 'checked' ), PHP_INT_MAX );
		add_filter( 'pre_move_uploaded_file', array( $this, 'move' ), PHP_INT_MAX, 3 );
		add_filter( 'wp_handle_upload', array( $this, 'stored' ), PHP_INT_MAX );
		add_action( 'add_attachment', array( $this, 'added' ), PHP_INT_MIN );
	}

	private function remove_hooks(): void {
		remove_filter( self::ACTION . '_prefilter', array( $this, 'before' ) );
		remove_filter( self::ACTION . '_overrides', array( $this, 'options' ) );
		remove_filter( 'wp_check_filetype_and_ext', array( $this, 'checked' ), PHP_INT_MAX );
		remove_filter( 'pre_move_uploaded_file', array( $this, 'move' ), PHP_INT_MAX );
		remove_filter( 'wp_handle_upload', array( $this, 'stored' ), PHP_INT_MAX );
		remove_action( 'add_attachment', array( $this, 'added' ), PHP_INT_MIN );
	}

	private function release_names(): void {
		if ( is_resource( $this->names ) ) {
			fclose( $this->names );
		}
		$this->names = null;
	}

	/** Returns the message of a plugin as plain text. */
	public static function plain( mixed $message ): string {
		$text = is_string( $message ) ? wp_strip_all_tags( $message ) : '';
		$text = trim( html_entity_decode( $text, ENT_QUOTES, 'UTF-8' ) );
		return '' === $text ? __( 'A plugin of this site refused the file.', 'pagewright' ) : $text;
	}
}
