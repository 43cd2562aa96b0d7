<?php
/**
 * Contents of files.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Uploads;

defined( 'ABSPATH' ) || exit;

/** Looks into a file: what it is must be what its name says. That the name is one of those a form takes is a matter of the rules. */
final class Content {
	/** Never what a visitor wants to send under another name. */
	private const PROGRAMS = array( 'text/x-php', 'application/x-httpd-php', 'application/x-php', 'text/html', 'application/x-dosexec', 'application/vnd.microsoft.portable-executable', 'application/x-executable', 'application/x-sharedlib', 'text/x-shellscript', 'image/svg+xml' );

	/** What is said of contents that look like nothing in particular. */
	private const UNKNOWN = array( '', 'application/octet-stream', 'application/x-empty' );

	/** Marks of pictures are in the first bytes. */
	private const PICTURE_BYTES = 12;

	public static function fits( Upload $upload ): bool {
		if ( 0 === $upload->size ) {
			return true;
		}
		$types = wp_get_mime_types();
		$named = wp_check_filetype( $upload->name, $types );
		if ( false === $named['type'] ) {
			// A type of file that only the form knows.
			return ! in_array( self::type_of( $upload ), self::PROGRAMS, true );
		}
		$real = self::type_of( $upload );
		if ( in_array( $real, self::PROGRAMS, true ) && $real !== $named['type'] ) {
			return false;
		}
		// A few bytes are nothing yet. Only pictures are known by any number of them.
		if ( in_array( $real, self::UNKNOWN, true ) && ! str_starts_with( $named['type'], 'image/' ) ) {
			return true;
		}
		// PHP itself complains where a file is too short for the mark of any picture.
		return ( $upload->size >= self::PICTURE_BYTES || ! str_starts_with( $named['type'], 'image/' ) ) && false !== wp_check_filetype_and_ext( $upload->path, $upload->name, $types )['type'];
	}

	/** As its bytes say; '' where this PHP cannot tell. */
	private static function type_of( Upload $upload ): string {
		$info = function_exists( 'finfo_open' ) ? finfo_open( FILEINFO_MIME_TYPE ) : false;
		return false === $info ? '' : (string) finfo_file( $info, $upload->path );
	}
}
