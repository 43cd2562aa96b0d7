<?php
/**
 * Parses animation files.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Animations;

defined( 'ABSPATH' ) || exit;

/**
 * Parses Lottie animations: JSON, and .lottie, which is a zip archive of JSON and images. Detects them by content,
 * never by name.
 */
final class Animation {
	/** Maximum unpacked size: a small archive may contain a very large file. */
	private const MAX_UNPACKED = 32 * MB_IN_BYTES;

	/** Maximum number of files in an archive. */
	private const MAX_ENTRIES = 500;

	private const ZIP_START = "PK\x03\x04";

	/**
	 * Returns width and height of the animation in a file; null for other files.
	 *
	 * @param string $extension json or lottie.
	 * @return ?array{width: int, height: int}
	 */
	public static function of_file( string $file, string $extension ): ?array {
		$is_readable = is_file( $file ) && is_readable( $file );
		if ( ! $is_readable ) {
			return null;
		}
		return 'lottie' === $extension
			? self::of_archive( $file )
			: self::of_json( (string) file_get_contents( $file ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
	}

	/**
	 * Returns width and height of an animation in JSON; null for other text.
	 *
	 * @return ?array{width: int, height: int}
	 */
	public static function of_json( string $json ): ?array {
		$data = json_decode( $json, true );
		if (
			! is_array( $data )
			|| ! is_array( $data['layers'] ?? null )
			|| array() === $data['layers']
			|| ! array_is_list( $data['layers'] )
		) {
			return null;
		}
		$version = $data['v'] ?? null;
		$width   = is_numeric( $data['w'] ?? null ) ? (int) round( (float) $data['w'] ) : 0;
		$height  = is_numeric( $data['h'] ?? null ) ? (int) round( (float) $data['h'] ) : 0;
		$is_one  = is_string( $version ) && 1 === preg_match( '/^\d+(\.\d+)*/', $version ) && $width > 0 && $height > 0;
		return $is_one ? array(
			'width'  => $width,
			'height' => $height,
		) : null;
	}

	/**
	 * Returns the first animation of an archive.
	 *
	 * @return ?array{width: int, height: int}
	 */
	private static function of_archive( string $file ): ?array {
		// Browsers would detect the type of the file from bytes before the archive.
		if ( self::ZIP_START !== file_get_contents( $file, false, null, 0, 4 ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
			return null;
		}
		require_once ABSPATH . 'wp-admin/includes/class-pclzip.php';
		$zip     = new \PclZip( $file );
		$entries = $zip->listContent();
		if (
			! is_array( $entries )
			|| array() === $entries
			|| count( $entries ) > self::MAX_ENTRIES
			|| array_sum( array_column( $entries, 'size' ) ) > self::MAX_UNPACKED
		) {
			return null;
		}
		$names = array_map( 'strval', array_column( $entries, 'filename' ) );
		foreach ( $names as $name ) {
			if ( 1 === preg_match( '~^/|\\\\|(?:^|/)\.\.(?:/|$)~', $name ) ) {
				return null;
			}
		}
		$manifest = json_decode( self::unpack( $zip, 'manifest.json' ), true );
		$id       = is_array( $manifest ) ? $manifest['animations'][0]['id'] ?? null : null;
		if ( ! is_string( $id ) || '' === $id ) {
			return null;
		}
		$found = array_values( array_intersect( array( "a/$id.json", "animations/$id.json" ), $names ) );
		return array() === $found ? null : self::of_json( self::unpack( $zip, $found[0] ) );
	}

	/** Returns a file of an archive as text; '' when it is missing. */
	private static function unpack( \PclZip $zip, string $name ): string {
		$files = $zip->extract( PCLZIP_OPT_BY_NAME, $name, PCLZIP_OPT_EXTRACT_AS_STRING );
		return is_array( $files ) && is_string( $files[0]['content'] ?? null ) ? $files[0]['content'] : '';
	}
}
