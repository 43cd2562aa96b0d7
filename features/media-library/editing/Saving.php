<?php
/**
 * Saves edited images.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Editing;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Replace\AttachmentFiles;
use Pagewright\Features\MediaLibrary\Replace\OldFiles;
use Pagewright\Features\MediaLibrary\Uploads\Limits;

/**
 * Saves changes in an attachment, with the names and the post meta of WordPress's own editor: each can restore what the
 * other one saved. Old files stay, because posts show them.
 */
final class Saving {
	/** Which files become new. */
	public const TARGETS = array( 'all', 'nothumb', 'thumbnail' );

	/** End of the names of edited files. */
	private const EDITED = '/-e\d{13}$/';

	private const THUMBNAIL = 'thumbnail';

	/**
	 * @param string                    $target  One of TARGETS.
	 * @param array{x: float, y: float}|null $focus Focal point of the result in percent; null for none.
	 * @throws EditError If it fails; the attachment is as it was.
	 */
	public static function run( int $id, string $version, Changes $changes, string $target, ?array $focus ): void {
		$lock = OldFiles::lock( $id );
		try {
			Picture::require_version( $id, $version );
			$attempt = new Attempt( $id );
			try {
				if ( ! $changes->is_empty() ) {
					self::save( $id, $changes, $target, $attempt );
				}
				FocalPoint::set( $id, $focus );
				$attempt->succeed();
			} finally {
				$attempt->undo();
			}
		} finally {
			$lock->release();
		}
		clean_attachment_cache( $id );
	}

	/**
	 * Stores an image. Filters of plugins may do it instead.
	 *
	 * @param string $file Path.
	 * @return array<string, mixed> As WP_Image_Editor::save() returns it; empty if a plugin did it.
	 * @throws EditError If it fails.
	 */
	public static function store( \WP_Image_Editor $image, string $file, int $id, Attempt $attempt ): array {
		Limits::require_quota();
		$attempt->add( $file );
		// The address would be that of another type.
		add_filter( 'image_editor_output_format', '__return_empty_array', PHP_INT_MAX );
		try {
			$saved = wp_save_image_file( $file, $image, (string) get_post_mime_type( $id ), $id );
		} finally {
			remove_filter( 'image_editor_output_format', '__return_empty_array', PHP_INT_MAX );
		}
		if ( is_wp_error( $saved ) || ! $saved ) {
			throw Problem::not_saved( $saved );
		}
		if ( is_file( $file ) && 0 === filesize( $file ) ) {
			throw Problem::not_saved();
		}
		return is_array( $saved ) ? $saved : array();
	}

	/** @throws EditError If it fails. */
	private static function save( int $id, Changes $changes, string $target, Attempt $attempt ): void {
		$old   = (string) get_attached_file( $id );
		$data  = AttachmentFiles::meta( $id, AttachmentFiles::DATA );
		$image = Picture::open( $id, $changes );
		$changes->apply( $image );
		$new    = self::unused( $old );
		$saved  = self::store( $image, $new, $id, $attempt );
		$sizes  = SubSizes::make(
			$image,
			self::names( $target ),
			self::THUMBNAIL !== $target,
			dirname( $new ),
			$attempt
		);
		$backup = new Backup( $id, $data, $old, self::suffix( $new ) );
		if ( self::THUMBNAIL === $target ) {
			wp_delete_file( $new );
			$backup->keep_sizes( array( self::THUMBNAIL ) );
			$data['sizes'] = $sizes + ( is_array( $data['sizes'] ?? null ) ? $data['sizes'] : array() );
			self::record( $id, $data, $old, $backup );
			return;
		}
		$backup->keep_file();
		$kept = 'nothumb' === $target ? array( self::THUMBNAIL ) : array();
		$backup->keep_sizes( array_diff( array_keys( $data['sizes'] ?? array() ), $kept ) );
		$size             = $image->get_size();
		$data['file']     = _wp_relative_upload_path( $new );
		$data['width']    = (int) $size['width'];
		$data['height']   = (int) $size['height'];
		$data['filesize'] = (int) ( $saved['filesize'] ?? ( is_file( $new ) ? filesize( $new ) : 0 ) );
		$data['sizes']    = $sizes + array_intersect_key( $data['sizes'] ?? array(), array_flip( $kept ) );
		self::record( $id, $data, $new, $backup );
	}

	/**
	 * Stores post meta, and what the restoration needs first.
	 *
	 * @param array<mixed> $data Metadata.
	 * @throws EditError If the database does not have it afterwards.
	 */
	private static function record( int $id, array $data, string $file, Backup $backup ): void {
		$backup->save();
		update_attached_file( $id, $file );
		wp_update_attachment_metadata( $id, $data );
		if ( get_attached_file( $id, true ) !== $file ) {
			throw Problem::not_saved();
		}
		$backup->delete_overwritten();
	}

	/** @return list<string> Names of the sizes that become new. */
	private static function names( string $target ): array {
		$all = get_intermediate_image_sizes();
		return match ( $target ) {
			self::THUMBNAIL => array( self::THUMBNAIL ),
			'nothumb'       => array_values( array_diff( $all, array( self::THUMBNAIL ) ) ),
			default         => $all,
		};
	}

	/** Returns a path with the name that WordPress's editor would choose, such as lake-e1795223150123.jpg. */
	private static function unused( string $file ): string {
		$end    = pathinfo( $file, PATHINFO_EXTENSION );
		$name   = preg_replace( self::EDITED, '', pathinfo( $file, PATHINFO_FILENAME ) );
		$suffix = (int) ( time() . random_int( 100, 999 ) );
		do {
			$path = dirname( $file ) . "/$name-e$suffix.$end";
			++$suffix;
		} while ( file_exists( $path ) );
		return $path;
	}

	/** Returns the number in the name of an edited file. */
	private static function suffix( string $file ): string {
		return substr( pathinfo( $file, PATHINFO_FILENAME ), -13 );
	}
}
