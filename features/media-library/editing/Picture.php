<?php
/**
 * Image that is edited.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Editing;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Replace\AttachmentFiles;
use Pagewright\Features\MediaLibrary\Replace\FileVersion;

/** The image of an attachment: what the dialog needs to know, and the editor of WordPress with it. */
final class Picture {
	/** Copies of an image that GD has in memory while it is changed, in bytes per pixel. */
	private const BYTES = 10;

	/** A rotated copy can be twice as large as the image. */
	private const BYTES_ROTATED = 18;

	/** EXIF orientations of images that lie on their side. */
	private const LYING = array( 5, 6, 7, 8 );

	/**
	 * @return array<string, mixed> As EditSource in image-port.ts describes.
	 * @throws EditError If the image cannot be edited.
	 */
	public static function source( int $id ): array {
		[ $width, $height ] = self::size( $id );
		self::require_editor( $id );
		$data      = AttachmentFiles::meta( $id, AttachmentFiles::DATA );
		$thumbnail = is_array( $data['sizes']['thumbnail'] ?? null ) ? $data['sizes']['thumbnail'] : null;
		/** This filter is documented in wp-admin/includes/image-edit.php */
		$is_separate = (bool) apply_filters( 'image_edit_thumbnails_separately', true );
		return array(
			'url'          => FileVersion::url( (string) wp_get_attachment_url( $id ), $id ),
			'width'        => $width,
			'height'       => $height,
			'version'      => self::version( $id ),
			'canRestore'   => Restoration::is_possible( $id ),
			'hasThumbnail' => $is_separate && null !== $thumbnail,
			'focus'        => FocalPoint::of( $id ),
		);
	}

	/** Changes whenever the image is edited, restored or replaced. */
	public static function version( int $id ): string {
		$state = array(
			get_post_meta( $id, AttachmentFiles::ATTACHED, true ),
			get_post_meta( $id, AttachmentFiles::DATA, true ),
			FileVersion::of( $id ),
		);
		return hash( 'sha256', (string) wp_json_encode( $state ) );
	}

	/** @throws EditError If the image was changed since the user opened it. */
	public static function require_version( int $id, string $version ): void {
		if ( ! hash_equals( self::version( $id ), $version ) ) {
			throw Problem::changed();
		}
	}

	/**
	 * Opens the image upright, as browsers show it.
	 *
	 * @throws EditError If it cannot be edited.
	 */
	public static function open( int $id, Changes $changes ): \WP_Image_Editor {
		require_once ABSPATH . 'wp-admin/includes/image.php';
		require_once ABSPATH . 'wp-admin/includes/image-edit.php';
		self::require_memory( $id, $changes );
		self::require_editor( $id );
		$file  = _load_image_to_edit_path( $id, 'full' );
		$image = is_string( $file ) ? wp_get_image_editor( $file ) : throw Problem::no_file();
		if ( is_wp_error( $image ) ) {
			throw 'image_no_editor' === $image->get_error_code() ? Problem::no_editor() : Problem::failed( $image );
		}
		$image->maybe_exif_rotate();
		/** This filter is documented in wp-admin/includes/image-edit.php */
		$filtered = apply_filters( 'wp_image_editor_before_change', $image, $changes->for_filter() );
		return $filtered instanceof \WP_Image_Editor ? $filtered : $image;
	}

	/** @return array{int, int} Width and height in pixels, upright. @throws EditError If there is no file. */
	private static function size( int $id ): array {
		$file = get_attached_file( $id );
		if ( ! is_string( $file ) || ! is_file( $file ) ) {
			throw Problem::no_file();
		}
		$size = wp_getimagesize( $file );
		if ( ! is_array( $size ) || $size[0] < 1 || $size[1] < 1 ) {
			throw Problem::no_editor();
		}
		$is_jpeg = IMAGETYPE_JPEG === $size[2] && function_exists( 'exif_read_data' );
		$exif     = $is_jpeg ? @exif_read_data( $file ) : false; // phpcs:ignore WordPress.PHP.NoSilencedErrors -- it warns of broken headers.
		$is_lying = is_array( $exif ) && in_array( (int) ( $exif['Orientation'] ?? 1 ), self::LYING, true );
		return $is_lying ? array( $size[1], $size[0] ) : array( $size[0], $size[1] );
	}

	/** @throws EditError If WordPress has no editor for this type. */
	private static function require_editor( int $id ): void {
		$mime = (string) get_post_mime_type( $id );
		if ( ! wp_image_editor_supports( array( 'mime_type' => $mime, 'methods' => array( 'rotate', 'crop' ) ) ) ) {
			throw Problem::no_editor();
		}
	}

	/** GD would end PHP. Imagick stores large images on the disk. @throws EditError If there is not enough memory. */
	private static function require_memory( int $id, Changes $changes ): void {
		wp_raise_memory_limit( 'image' );
		[ $width, $height ] = self::size( $id );
		$needed             = $width * $height * ( $changes->has_rotation() ? self::BYTES_ROTATED : self::BYTES );
		$editor             = _wp_image_editor_choose( array( 'mime_type' => (string) get_post_mime_type( $id ) ) );
		$limit              = wp_convert_hr_to_bytes( (string) ini_get( 'memory_limit' ) );
		$is_gd              = is_string( $editor ) && is_a( $editor, \WP_Image_Editor_GD::class, true );
		if ( $is_gd && $limit > 0 && memory_get_usage() + $needed > $limit ) {
			throw Problem::too_large();
		}
	}
}
