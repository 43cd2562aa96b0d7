<?php
/**
 * Checks the content of uploaded files.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Uploads;

defined( 'ABSPATH' ) || exit;

/** Verifies that the content of a file matches its name. The rules check the extension. */
final class Content {
	/** Types that are always refused under another name. */
	private const PROGRAMS = array(
		'text/x-php', 'application/x-httpd-php', 'application/x-php', 'text/html', 'application/x-dosexec',
		'application/vnd.microsoft.portable-executable', 'application/x-executable', 'application/x-sharedlib',
		'text/x-shellscript', 'image/svg+xml',
	);

	/** Types that mean unknown content. */
	private const UNKNOWN = array( '', 'application/octet-stream', 'application/x-empty' );

	/** Signatures of images are in the first bytes. */
	private const PICTURE_BYTES = 12;

	public static function fits( Upload $upload ): bool {
		if ( 0 === $upload->size ) {
			return true;
		}
		$types = wp_get_mime_types();
		$named = wp_check_filetype( $upload->name, $types );
		if ( false === $named['type'] ) {
			// A file type that only the form allows.
			return ! in_array( self::type_of( $upload ), self::PROGRAMS, true );
		}
		$real = self::type_of( $upload );
		if ( in_array( $real, self::PROGRAMS, true ) && $real !== $named['type'] ) {
			return false;
		}
		// Very short content has no type, except for images, which have a signature.
		if ( in_array( $real, self::UNKNOWN, true ) && ! str_starts_with( $named['type'], 'image/' ) ) {
			return true;
		}
		// PHP emits a warning for files that are too short for any image signature.
		return ( $upload->size >= self::PICTURE_BYTES || ! str_starts_with( $named['type'], 'image/' ) )
			&& false !== wp_check_filetype_and_ext( $upload->path, $upload->name, $types )['type'];
	}

	/** Returns the type by content; '' when PHP cannot detect it. */
	private static function type_of( Upload $upload ): string {
		$info = function_exists( 'finfo_open' ) ? finfo_open( FILEINFO_MIME_TYPE ) : false;
		return false === $info ? '' : (string) finfo_file( $info, $upload->path );
	}
}
