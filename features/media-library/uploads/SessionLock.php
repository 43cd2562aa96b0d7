<?php
/**
 * Lock of an upload.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Lets one request at a time change an upload. Not a Providers\Locks\Lock, which expires: the operating system releases
 * the lock of a file when its process ends, however long it works.
 */
final class SessionLock {
	/** @param resource $handle Open file. */
	private function __construct( private $handle ) {}

	/**
	 * Takes the lock. Does not wait.
	 *
	 * @param string $path Existing file.
	 * @return ?self Null while another process holds it.
	 * @throws UploadError If the file does not exist.
	 */
	public static function acquire( string $path ): ?self {
		$handle = is_file( $path ) ? fopen( $path, 'r+' ) : false;
		if ( false === $handle ) {
			throw UploadError::not_found();
		}
		if ( flock( $handle, LOCK_EX | LOCK_NB ) ) {
			return new self( $handle );
		}
		fclose( $handle );
		return null;
	}

	public function release(): void {
		if ( is_resource( $this->handle ) ) {
			fclose( $this->handle );
		}
	}
}
