<?php
/**
 * Stores files of submissions temporarily.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Folders with secret names below a folder that web servers are configured not to serve. Empty except while a
 * submission with files is processed.
 */
final class Folder {
	/** A more recent file may belong to a running submission on a system without locks. */
	private const LEFT_OVER_SECONDS = 60;

	private const SWEPT_AT_ONCE = 100;

	/** Our folders, and those of Contact Form 7. */
	private const NAMES = '/^([0-9a-f]{32}|\d{10})$/';

	private const LOCK = '.in-use';

	private const DENIAL = "<IfModule mod_authz_core.c>\nRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>\n";

	/**
	 * @param string   $path Absolute path.
	 * @param resource $lock Held until the process ends.
	 */
	private function __construct( public readonly string $path, private $lock ) {}

	/** Returns the base folder, which may not exist. */
	public static function base(): string {
		return defined( 'WPCF7_UPLOADS_TMP_DIR' )
			? untrailingslashit( (string) WPCF7_UPLOADS_TMP_DIR )
			: wp_upload_dir( null, false )['basedir'] . '/wpcf7_uploads';
	}

	/** Creates a folder; null on failure. */
	public static function make(): ?self {
		$base = self::base();
		if ( ! wp_mkdir_p( $base ) || ! wp_is_writable( $base ) ) {
			return null;
		}
		// nginx ignores the first file but lists nothing because of the second, and the names are secret.
		if ( ! file_exists( "{$base}/.htaccess" ) ) {
			file_put_contents( "{$base}/.htaccess", self::DENIAL );
		}
		if ( ! file_exists( "{$base}/index.php" ) ) {
			file_put_contents( "{$base}/index.php", "<?php\n// Nothing to see.\n" );
		}
		$path = $base . '/' . bin2hex( random_bytes( 16 ) );
		if ( ! mkdir( $path, 0700 ) ) {
			return null;
		}
		$lock = fopen( $path . '/' . self::LOCK, 'c' );
		if ( false === $lock ) {
			self::remove( $path );
			return null;
		}
		flock( $lock, LOCK_EX | LOCK_NB );
		return new self( $path, $lock );
	}

	public function delete(): void {
		if ( is_resource( $this->lock ) ) {
			fclose( $this->lock );
		}
		self::remove( $this->path );
	}

	/** Deletes files of processes that were killed. */
	public static function sweep(): void {
		$base  = self::base();
		$names = is_dir( $base ) ? preg_grep( self::NAMES, (array) scandir( $base ) ) : array();
		$swept = 0;
		foreach ( (array) $names as $name ) {
			$path = "{$base}/{$name}";
			if (
				is_dir( $path )
				&& ! is_link( $path )
				&& (int) filemtime( $path ) < time() - self::LEFT_OVER_SECONDS
				&& ! self::is_in_use( $path )
			) {
				self::remove( $path );
				if ( ++$swept >= self::SWEPT_AT_ONCE ) {
					return;
				}
			}
		}
	}

	/**
	 * Returns whether a running process uses the folder, such as one that waits for a mail server. Not a
	 * Providers\Locks\Lock, which expires: the operating system releases the lock of a file when its process ends,
	 * however long it works.
	 */
	private static function is_in_use( string $path ): bool {
		$file = $path . '/' . self::LOCK;
		$lock = is_file( $file ) ? fopen( $file, 'c' ) : false;
		if ( false === $lock ) {
			return false;
		}
		$is_free = flock( $lock, LOCK_EX | LOCK_NB );
		fclose( $lock );
		return ! $is_free;
	}

	private static function remove( string $path ): void {
		foreach ( is_dir( $path ) ? array_diff( (array) scandir( $path ), array( '.', '..' ) ) : array() as $name ) {
			$inner = "{$path}/{$name}";
			if ( is_dir( $inner ) && ! is_link( $inner ) ) {
				self::remove( $inner );
			} else {
				wp_delete_file( $inner );
			}
		}
		if ( is_dir( $path ) ) {
			rmdir( $path );
		}
	}
}
