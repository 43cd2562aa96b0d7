<?php
/**
 * Folders that are not public.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Storage;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Uploads\UploadError;

/** A folder with a secret name, whose files servers are configured not to serve. It has no folders inside. */
final class PrivateFolder {
	/** Rules for Apache and IIS, which then serve nothing. nginx reads none of them, but names are secret. */
	private const DENIALS = array(
		'.htaccess'  => "<IfModule mod_authz_core.c>\nRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>\n",
		'index.php'  => "<?php\n// This folder has no list of files.\n",
		'web.config' => "<?xml version=\"1.0\"?>\n<configuration><system.webServer><security><requestFiltering><fileExtensions allowUnlisted=\"false\"/></requestFiltering></security></system.webServer></configuration>\n",
	);

	/**
	 * @param string $base    Absolute path of the folder that contains it, without a slash at its end.
	 * @param string $purpose Lower-case word, such as `uploads`. It is the start of the name, after `pagewright-`.
	 */
	public function __construct( private readonly string $base, private readonly string $purpose ) {}

	/** Returns the path of the folder of uploads of WordPress, without a slash at its end. */
	public static function uploads(): string {
		return untrailingslashit( (string) wp_upload_dir( null, false )['basedir'] );
	}

	/** Returns the path, which may not exist. */
	public function path(): string {
		$secret = wp_hash( "pagewright $this->purpose " . get_current_blog_id(), 'auth' );
		return "$this->base/{$this->prefix()}$secret";
	}

	/** Creates the folder. @throws UploadError If the server cannot write there. */
	public function make(): void {
		$path = $this->path();
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

	/** Deletes the folder with all its files, also one of before the keys of the site changed. */
	public function remove(): void {
		// Another folder may also have files of other sites.
		$all = self::uploads() === $this->base
			? self::matching( $this->base, "/^{$this->prefix()}[0-9a-f]+\z/" )
			: array_filter( array( $this->path() ), 'is_dir' );
		foreach ( $all as $path ) {
			array_map( 'wp_delete_file', self::matching( $path, '/[^.]/' ) );
			rmdir( $path );
		}
	}

	/** @return list<string> Paths of the files whose names match a regular expression. */
	public function files( string $pattern ): array {
		return self::matching( $this->path(), $pattern );
	}

	private function prefix(): string {
		return "pagewright-$this->purpose-";
	}

	/** Not glob(), for which some characters of a path have a meaning. @return list<string> */
	private static function matching( string $folder, string $pattern ): array {
		$names = is_dir( $folder ) ? preg_grep( $pattern, (array) scandir( $folder ) ) : array();
		return array_map( static fn ( mixed $name ): string => "$folder/$name", array_values( (array) $names ) );
	}
}
