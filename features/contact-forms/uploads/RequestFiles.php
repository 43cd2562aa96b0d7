<?php
/**
 * Reads the files of a request.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Uploads;

defined( 'ABSPATH' ) || exit;

/** Reads PHP's data about the files of a field: one file, or nested lists (`name="files[]"`). */
final class RequestFiles {
	/**
	 * @param array<int|string, mixed> $files In the format of `$_FILES`.
	 * @return list<Upload> Without fields in which no file was chosen.
	 */
	public static function of( array $files, string $field ): array {
		$entry = $files[ $field ] ?? null;
		return is_array( $entry )
			? self::flat(
				$entry['name'] ?? null,
				$entry['tmp_name'] ?? null,
				$entry['size'] ?? null,
				$entry['error'] ?? null
			)
			: array();
	}

	/** @return list<Upload> */
	private static function flat( mixed $name, mixed $path, mixed $size, mixed $error ): array {
		if ( is_array( $name ) ) {
			$found = array();
			foreach ( array_keys( $name ) as $key ) {
				array_push(
					$found,
					...self::flat(
						$name[ $key ],
						self::inside( $path, $key ),
						self::inside( $size, $key ),
						self::inside( $error, $key )
					)
				);
			}
			return $found;
		}
		$is_whole = is_string( $name ) && is_string( $path ) && is_int( $size ) && is_int( $error );
		return $is_whole && UPLOAD_ERR_NO_FILE !== $error
			? array( new Upload( mb_scrub( $name, 'UTF-8' ), $path, $size, $error ) )
			: array();
	}

	private static function inside( mixed $list, int|string $key ): mixed {
		return is_array( $list ) ? $list[ $key ] ?? null : null;
	}
}
