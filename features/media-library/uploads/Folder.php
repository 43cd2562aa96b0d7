<?php
/**
 * Folder of unfinished uploads.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * A folder with a secret name, whose files servers are configured not to serve. It is below the folder of uploads, so
 * that a finished file is moved there without copying it.
 */
final class Folder {
	private const PREFIX = 'pagewright-uploads-';

	/** Rules for Apache and IIS, which then serve nothing. nginx reads none of them, but names are secret. */
	private const DENIALS = array(
		'.htaccess'  => "<IfModule mod_authz_core.c>\nRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>\n",
		'index.php'  => "<?php\n// This folder has no list of files.\n",
		'web.config' => "<?xml version=\"1.0\"?>\n<configuration><system.webServer><security><requestFiltering><fileExtensions allowUnlisted=\"false\"/></requestFiltering></security></system.webServer></configuration>\n",
	);

	/** Returns the path, which may not exist. */
	public static function path(): string {
		return self::base() . '/' . self::PREFIX . wp_hash( 'pagewright uploads ' . get_current_blog_id(), 'auth' );
	}

	/** Creates the folder. @throws UploadError If the server cannot write there. */
	public static function make(): void {
		$path = self::path();
		if ( ! is_dir( $path ) && wp_mkdir_p( $path ) ) {
			chmod( $path, 0700 );
		}
		if ( ! is_dir( $path ) || ! wp_is_writable( $path ) ) {
			throw new UploadError(
				'failed',
				__( 'The server cannot write to the folder of uploads. Ask an administrator to check its permissions.', 'pagewright' ),
				500
			);
		}
		foreach ( self::DENIALS as $name => $content ) {
			if ( ! is_file( "$path/$name" ) ) {
				file_put_contents( "$path/$name", $content );
			}
		}
	}

	/** Deletes the folder with all unfinished uploads, also one of before the keys of the site changed. */
	public static function remove(): void {
		// Another folder may also have uploads of other sites.
		$all = self::base() === self::uploads()
			? self::matching( self::base(), '/^' . self::PREFIX . '[0-9a-f]+\z/' )
			: array_filter( array( self::path() ), 'is_dir' );
		foreach ( $all as $path ) {
			array_map( 'wp_delete_file', self::matching( $path, '/[^.]/' ) );
			rmdir( $path );
		}
	}

	/** @return list<string> Paths of the files whose names match a regular expression. */
	public static function files( string $pattern ): array {
		return self::matching( self::path(), $pattern );
	}

	/** Not glob(), for which some characters of a path have a meaning. @return list<string> */
	private static function matching( string $folder, string $pattern ): array {
		$names = is_dir( $folder ) ? preg_grep( $pattern, (array) scandir( $folder ) ) : array();
		return array_map( static fn ( mixed $name ): string => "$folder/$name", array_values( (array) $names ) );
	}

	private static function uploads(): string {
		return untrailingslashit( (string) wp_upload_dir( null, false )['basedir'] );
	}

	private static function base(): string {
		$uploads = self::uploads();
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
