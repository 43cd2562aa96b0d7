<?php
/**
 * Files of a request.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Uploads;

defined( 'ABSPATH' ) || exit;

/** Reads what PHP says about the files of a field: one, or lists of any depth (`name="files[]"`). */
final class Received {
	/**
	 * @param array<int|string, mixed> $files As `$_FILES` has them.
	 * @return list<Upload> Without places where no file was picked.
	 */
	public static function of( array $files, string $field ): array {
		$entry = $files[ $field ] ?? null;
		return is_array( $entry ) ? self::flat( $entry['name'] ?? null, $entry['tmp_name'] ?? null, $entry['size'] ?? null, $entry['error'] ?? null ) : array();
	}

	/** @return list<Upload> */
	private static function flat( mixed $name, mixed $path, mixed $size, mixed $error ): array {
		if ( is_array( $name ) ) {
			$found = array();
			foreach ( array_keys( $name ) as $key ) {
				array_push( $found, ...self::flat( $name[ $key ], self::inside( $path, $key ), self::inside( $size, $key ), self::inside( $error, $key ) ) );
			}
			return $found;
		}
		$is_whole = is_string( $name ) && is_string( $path ) && is_int( $size ) && is_int( $error );
		return $is_whole && UPLOAD_ERR_NO_FILE !== $error ? array( new Upload( mb_scrub( $name, 'UTF-8' ), $path, $size, $error ) ) : array();
	}

	private static function inside( mixed $list, int|string $key ): mixed {
		return is_array( $list ) ? $list[ $key ] ?? null : null;
	}
}
