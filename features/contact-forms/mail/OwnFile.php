<?php
/**
 * Checks attachments from the site's own files.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Mail;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Inbox\Files;
use Pagewright\Features\ContactForms\Uploads\Folder;

/**
 * Decides which files of the site a mail may contain. The editor of a form names them and may not be an administrator:
 * only types that may be uploaded leave the site, and never files of visitors.
 */
final class OwnFile {
	public const MISSING = 'file_not_found';
	public const OUTSIDE = 'file_not_in_content_dir';
	public const REFUSED = 'file_type_not_allowed';

	/**
	 * Types that mails never contain, even on sites that allow their upload. The first ones may be anywhere in the
	 * name.
	 */
	private const NEVER = '/\.(?:php\d?|pht|phtml|phar|inc|cgi|pl|py|rb|sh|bash|asp|aspx|jsp|exe|dll|bat|cmd|com|js|mjs|htaccess|htpasswd|user\.ini|ini|env|conf|cfg|yml|yaml|lock|log|sql|sqlite\d?|db|mdb|bak|old|orig|save|swp|tmp|key|pem|crt|cer|p12|pfx|ppk|asc|gpg|wpress)(?:[._-]|$)/i';

	/** Archives, such as backups. One in the media library is meant for distribution. */
	private const ARCHIVES = '/\.(?:zip|gz|gzip|tgz|tar|bz2|xz|7z|rar)$/i';

	/** Returns the absolute path of a line: a path, or a path below wp-content; '' when the file does not exist. */
	public static function path( string $line ): string {
		$real = realpath( path_is_absolute( $line ) ? $line : WP_CONTENT_DIR . '/' . $line );
		return false !== $real && is_file( $real ) && is_readable( $real ) ? $real : '';
	}

	/** Returns the reason why a file is left out: a code of this class; null when it may be sent. */
	public static function refusal( string $line ): ?string {
		$steps = explode( '/', wp_normalize_path( $line ) );
		if ( in_array( '..', $steps, true ) ) {
			return self::OUTSIDE;
		}
		$path = self::path( $line );
		if ( '' === $path ) {
			return self::MISSING;
		}
		$below = self::below( $path );
		if ( null === $below || self::is_in( $path, array( Folder::base(), (string) Files::root( false ) ) ) ) {
			return self::OUTSIDE;
		}
		return self::has_good_name( $below ) && self::is_upload( $path, $below ) ? null : self::REFUSED;
	}

	/** Returns the path below the allowed folder; null outside of all. */
	private static function below( string $path ): ?string {
		/**
		 * Filters the folders whose files mails may contain.
		 *
		 * @param list<string> $folders Absolute paths: the uploads folder.
		 *
		 * @example add_filter( 'pagewright/forms/attachment-folders', static fn ( array $folders ) => array( ...$folders, '/srv/brochures' ) );
		 */
		$folders = apply_filters(
			'pagewright/forms/attachment-folders',
			array( wp_upload_dir( null, false )['basedir'] )
		);
		$temp    = defined( 'WP_TEMP_DIR' ) ? array( (string) constant( 'WP_TEMP_DIR' ) ) : array();
		foreach ( array_filter( array( ...array_values( (array) $folders ), ...$temp ), 'is_string' ) as $folder ) {
			if ( self::is_in( $path, array( $folder ) ) ) {
				return substr( $path, strlen( trailingslashit( (string) realpath( $folder ) ) ) );
			}
		}
		return null;
	}

	/** @param list<string> $folders Absolute paths; missing folders contain nothing. */
	private static function is_in( string $path, array $folders ): bool {
		foreach ( array_filter( array_map( 'realpath', array_filter( $folders ) ) ) as $folder ) {
			if ( str_starts_with( $path, trailingslashit( $folder ) ) ) {
				return true;
			}
		}
		return false;
	}

	private static function has_good_name( string $below ): bool {
		// Excludes hidden files and folders.
		return 1 !== preg_match( '~(?:^|/)\.~', $below ) && 1 !== preg_match( self::NEVER, basename( $below ) );
	}

	private static function is_upload( string $path, string $below ): bool {
		if ( false === wp_check_filetype( basename( $path ), self::types() )['type'] ) {
			return false;
		}
		return 1 !== preg_match( self::ARCHIVES, $path )
			|| 0 !== attachment_url_to_postid( wp_upload_dir( null, false )['baseurl'] . '/' . $below );
	}

	/** Returns the file types that may be uploaded, independent of the visitor. @return array<string, string> */
	private static function types(): array {
		$types = array_diff_key( wp_get_mime_types(), array_flip( array( 'htm|html', 'js', 'swf', 'exe', 'class' ) ) );
		return (array) apply_filters( 'upload_mimes', $types, null ); // phpcs:ignore WordPress.NamingConventions -- a filter of WordPress.
	}
}
