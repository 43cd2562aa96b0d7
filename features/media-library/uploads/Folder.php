<?php
/**
 * Folder of unfinished uploads.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Uploads;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Storage\PrivateFolder;

/** A private folder. It is below the folder of uploads, so that a finished file is moved there without copying it. */
final class Folder {
	/** Returns the path, which may not exist. */
	public static function path(): string {
		return self::folder()->path();
	}

	/** Creates the folder. @throws UploadError If the server cannot write there. */
	public static function make(): void {
		self::folder()->make();
	}

	/** Deletes the folder with all unfinished uploads, also one of before the keys of the site changed. */
	public static function remove(): void {
		self::folder()->remove();
	}

	/** @return list<string> Paths of the files whose names match a regular expression. */
	public static function files( string $pattern ): array {
		return self::folder()->files( $pattern );
	}

	private static function folder(): PrivateFolder {
		return new PrivateFolder( self::base(), 'uploads' );
	}

	private static function base(): string {
		$uploads = PrivateFolder::uploads();
		// Files on other servers can be neither locked nor continued.
		$base = wp_is_stream( $uploads ) ? get_temp_dir() : $uploads;
		/**
		 * Filters the folder in which the folder of unfinished uploads is. A folder on another disk than the uploads
		 * makes the end of each upload slower.
		 *
		 * @param string $base Absolute path; by default the folder of uploads.
		 *
		 * @example add_filter( 'pagewright/media-library/upload-folder', static fn () => '/var/tmp' );
		 */
		$filtered = apply_filters( 'pagewright/media-library/upload-folder', $base );
		return untrailingslashit( is_string( $filtered ) && path_is_absolute( $filtered ) ? $filtered : $base );
	}
}
