<?php
/**
 * Uploads from other servers.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Uploads;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Downloads\DownloadError;
use Pagewright\Providers\Downloads\Refusal;
use Pagewright\Providers\Downloads\Stream;

/** Downloads a file, and makes an attachment of it with the checks of all uploads. */
final class FromUrl {
	private const MAX_BYTES = 100 * MB_IN_BYTES;

	/** Types of pages, whose files users want. */
	private const PAGES = array( 'text/html', 'application/xhtml+xml' );

	/**
	 * @param int $post Parent of the attachment; 0 for none.
	 * @return int ID of the attachment.
	 * @throws UploadError If the URL has no file, or if the file is refused.
	 */
	public static function run( string $url, int $post ): int {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		Start::require_parent( $post );
		Limits::require_quota();
		$file = wp_tempnam( 'pagewright-url' );
		try {
			$found   = self::download( $file, $url );
			$session = Start::run( self::name( $found ), (int) filesize( $file ), $found['type'], $post, array() );
			return self::finish( $session, $file );
		} finally {
			if ( is_file( $file ) ) {
				wp_delete_file( $file );
			}
		}
	}

	/** @throws UploadError */
	private static function finish( Session $session, string $file ): int {
		[ $lock, $session ] = $session->lock();
		try {
			if ( ! rename( $file, $session->part() ) ) {
				throw UploadError::disk_full();
			}
			return Finish::run( $session, '' );
		} finally {
			// No request continues it.
			Finish::discard( $session );
			$lock->release();
		}
	}

	/**
	 * @return array{url: string, name: string, type: string} See Stream::into().
	 * @throws UploadError
	 */
	private static function download( string $file, string $url ): array {
		/**
		 * Filters the size of the largest file that the server downloads from a URL.
		 *
		 * @param int $bytes 100 MB.
		 *
		 * @example add_filter( 'pagewright/media-library/max-download-size', static fn () => 10 * MB_IN_BYTES );
		 */
		$max = apply_filters( 'pagewright/media-library/max-download-size', self::MAX_BYTES );
		$max = is_numeric( $max ) && $max > 0 ? (int) $max : self::MAX_BYTES;
		try {
			$found = Stream::into( $file, $url, $max );
		} catch ( DownloadError $error ) {
			throw self::error( self::text( $error->reason, $max ) );
		}
		clearstatcache( true, $file );
		return in_array( $found['type'], self::PAGES, true )
			? throw self::error(
				__( 'There is a web page at this URL, not a file. Copy the URL of the file itself.', 'pagewright' )
			)
			: $found;
	}

	/** @param array{url: string, name: string, type: string} $found See Stream::into(). */
	private static function name( array $found ): string {
		$path = (string) wp_parse_url( $found['url'], PHP_URL_PATH );
		$name = FileName::clean( '' === $found['name'] ? rawurldecode( basename( $path ) ) : $found['name'] );
		if ( false !== wp_check_filetype( $name )['ext'] ) {
			return $name;
		}
		// Such as photo.php?id=5, which is an image.
		$extension = wp_get_default_extension_for_mime_type( $found['type'] );
		$stem      = pathinfo( $name, PATHINFO_FILENAME );
		return false === $extension ? $name : ( '' === $stem ? 'file' : $stem ) . '.' . $extension;
	}

	private static function text( Refusal $reason, int $max ): string {
		return match ( $reason ) {
			Refusal::NotPublic        => __( 'The server may not download this URL, because it is not public.', 'pagewright' ),
			Refusal::TooManyRedirects => __( 'This URL has too many redirects.', 'pagewright' ),
			Refusal::Failed           => __( 'There is no file at this URL, or the other server does not respond.', 'pagewright' ),
			Refusal::TooLarge         => sprintf(
				/* translators: %s: size, such as 100 MB. */
				__( 'The file at this URL is larger than %s. Download it, then upload it from your computer.', 'pagewright' ),
				(string) size_format( $max )
			),
		};
	}

	private static function error( string $text ): UploadError {
		return new UploadError( 'url', $text );
	}
}
