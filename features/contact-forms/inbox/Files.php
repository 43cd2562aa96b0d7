<?php
/**
 * Stores the files of submissions.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Inbox;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps copies after the temporary files are deleted: below the uploads folder, in a folder with a secret name that web
 * servers are configured not to serve.
 */
final class Files {
	private const FOLDER = 'pagewright-entries';

	private const RANDOM_CHARS = 32;

	/**
	 * Copies files into the store.
	 *
	 * @param list<string> $paths Absolute paths.
	 * @return list<array{name: string, file: string, bytes: int}> `file`: path below the folder. Files that could not
	 *    be copied are left out.
	 */
	public static function keep( array $paths ): array {
		$root = self::root();
		$kept = array();
		foreach ( $paths as $path ) {
			$folder = strtolower( wp_generate_password( self::RANDOM_CHARS, false ) );
			$file   = "{$folder}/" . sanitize_file_name( basename( $path ) );
			if (
				null !== $root
				&& is_readable( $path )
				&& Limits::admits_file( (int) filesize( $path ) )
				&& wp_mkdir_p( "{$root}/{$folder}" )
				&& copy( $path, "{$root}/{$file}" )
			) {
				chmod( "{$root}/{$file}", 0600 );
				$kept[] = array(
					'name'  => basename( $path ),
					'file'  => $file,
					'bytes' => (int) filesize( "{$root}/{$file}" ),
				);
			}
		}
		return $kept;
	}

	/** Returns the absolute path of a stored file; null when it does not exist. */
	public static function path( string $file ): ?string {
		$root = self::root( false );
		$path = null === $root ? false : realpath( "{$root}/{$file}" );
		return false !== $path
			&& str_starts_with( $path, trailingslashit( (string) realpath( (string) $root ) ) )
			&& is_file( $path )
			? $path
			: null;
	}

	/** Deletes the files of a submission and of its mail. */
	public static function delete( Entry $entry ): void {
		foreach ( self::of( $entry ) as $file ) {
			$path = self::path( $file );
			if ( null !== $path ) {
				wp_delete_file( $path );
				rmdir( dirname( $path ) );
			}
		}
	}

	/** Returns the size of all stored files in bytes. */
	public static function bytes(): int {
		$root  = self::root( false );
		$bytes = 0;
		foreach (
			null !== $root && is_dir( $root ) ? new \RecursiveIteratorIterator(
				new \RecursiveDirectoryIterator( $root, \FilesystemIterator::SKIP_DOTS )
			) : array() as $file
		) {
			$bytes += $file->getSize();
		}
		return $bytes;
	}

	public static function erase(): void {
		$root = self::root( false );
		if ( null !== $root && is_dir( $root ) ) {
			require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-base.php';
			require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-direct.php';
			( new \WP_Filesystem_Direct( null ) )->rmdir( $root, true );
		}
	}

	/** @return list<string> Paths below the folder. */
	private static function of( Entry $entry ): array {
		$files = array();
		foreach ( array( ...$entry->fields, array( 'files' => $entry->facts['files'] ?? array() ) ) as $field ) {
			foreach ( (array) ( $field['files'] ?? array() ) as $file ) {
				$files[] = (string) ( $file['file'] ?? '' );
			}
		}
		return array_values( array_filter( array_unique( $files ) ) );
	}

	/** Returns the folder; null when uploads are not possible. */
	public static function root( bool $is_made = true ): ?string {
		$uploads = wp_upload_dir( null, false );
		if ( ! empty( $uploads['error'] ) ) {
			return null;
		}
		$root = $uploads['basedir'] . '/' . self::FOLDER;
		if ( $is_made && ! is_file( "{$root}/index.php" ) && wp_mkdir_p( $root ) ) {
			// phpcs:disable WordPress.WP.AlternativeFunctions -- small files beside uploads.
			file_put_contents(
				"{$root}/.htaccess",
				"Require all denied\n<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>\n"
			);
			file_put_contents( "{$root}/index.php", "<?php\n// Nothing to see.\n" );
			// phpcs:enable
		}
		return $root;
	}
}
