<?php
/**
 * Copies of images.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Editing;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Folders\Taxonomy;
use Pagewright\Features\MediaLibrary\Replace\AttachmentFiles;

/**
 * Stores an edited image as a new attachment, named as the REST route of WordPress names them. That route cannot scale,
 * and has no pixels.
 */
final class Copy {
	/** Post meta that describe what the image shows. */
	private const ALT = '_wp_attachment_image_alt';

	/**
	 * @param array{x: float, y: float}|null $focus Focal point of the copy in percent; null for none.
	 * @return int ID of the new attachment, with the texts and folders of the old one.
	 * @throws EditError If it fails; nothing of it stays.
	 */
	public static function make( int $id, string $version, Changes $changes, ?array $focus ): int {
		Picture::require_version( $id, $version );
		$attempt = new Attempt( $id );
		try {
			$image = Picture::open( $id, $changes );
			$changes->apply( $image );
			$file = self::unused( $id );
			Saving::store( $image, $file, $id, $attempt );
			$copy = self::insert( $id, $file );
			$attempt->made( $copy );
			self::describe( $id, $copy, $file );
			FocalPoint::set( $copy, $focus );
			$attempt->succeed();
		} finally {
			$attempt->undo();
		}
		return $copy;
	}

	/** Returns a path in the current folder of uploads. @throws EditError If the server cannot write there. */
	private static function unused( int $id ): string {
		$uploads = wp_upload_dir();
		if ( ! empty( $uploads['error'] ) ) {
			throw Problem::not_saved( new \WP_Error( 'uploads', (string) $uploads['error'] ) );
		}
		$file = (string) ( wp_get_original_image_path( $id ) ?: get_attached_file( $id ) );
		$end  = pathinfo( $file, PATHINFO_EXTENSION );
		$name = preg_replace( '/-edited(-\d+)?$/', '', pathinfo( $file, PATHINFO_FILENAME ) );
		return $uploads['path'] . '/' . wp_unique_filename( $uploads['path'], "$name-edited.$end" );
	}

	/** @throws EditError If the database refuses it. */
	private static function insert( int $id, string $file ): int {
		$post = get_post( $id );
		$made = wp_insert_attachment(
			wp_slash(
				array(
					'post_title'     => $post->post_title ?? '',
					'post_excerpt'   => $post->post_excerpt ?? '',
					'post_content'   => $post->post_content ?? '',
					'post_mime_type' => (string) get_post_mime_type( $id ),
					'guid'           => wp_upload_dir()['url'] . '/' . wp_basename( $file ),
				)
			),
			$file,
			0,
			true
		);
		return is_wp_error( $made ) ? throw Problem::not_saved( $made ) : (int) $made;
	}

	/** Makes sizes and metadata, and copies alternative text and folders. */
	private static function describe( int $id, int $copy, string $file ): void {
		require_once ABSPATH . 'wp-admin/includes/media.php';
		$alt = get_post_meta( $id, self::ALT, true );
		if ( is_string( $alt ) && '' !== $alt ) {
			update_post_meta( $copy, self::ALT, wp_slash( $alt ) );
		}
		$folders = Taxonomy::folders_of( array( $id ) )[ $id ] ?? array();
		if ( array() !== $folders ) {
			wp_set_object_terms( $copy, $folders, Taxonomy::NAME );
		}
		$data   = (array) wp_generate_attachment_metadata( $copy, $file );
		$before = AttachmentFiles::meta( $id, AttachmentFiles::DATA );
		if ( is_array( $data['image_meta'] ?? null ) && is_array( $before['image_meta'] ?? null ) ) {
			$data['image_meta'] = array_filter( $data['image_meta'] ) + $before['image_meta'] + $data['image_meta'];
			// It is upright now.
			$data['image_meta']['orientation'] = min( 1, (int) ( $data['image_meta']['orientation'] ?? 0 ) );
		}
		$data['parent_image'] = array(
			'attachment_id' => $id,
			'file'          => _wp_relative_upload_path( (string) get_attached_file( $id ) ),
		);
		/** This filter is documented in wp-includes/rest-api/endpoints/class-wp-rest-attachments-controller.php */
		$filtered = apply_filters( 'wp_edited_image_metadata', $data, $copy, $id );
		wp_update_attachment_metadata( $copy, is_array( $filtered ) ? $filtered : $data );
	}
}
