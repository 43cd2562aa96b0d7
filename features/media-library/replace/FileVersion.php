<?php
/**
 * Number of the version of a file.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Replace;

defined( 'ABSPATH' ) || exit;

/**
 * A number that changes when the file of an attachment is replaced. Our own lists have it in the URL of the thumbnail,
 * because browsers may still have the old image in their cache. What users insert has no such number.
 */
final class FileVersion {
	private const META = '_pagewright_file_version';

	/** Returns 0 for a file that was never replaced. */
	public static function of( int $id ): int {
		$version = get_post_meta( $id, self::META, true );
		return is_numeric( $version ) ? (int) $version : 0;
	}

	public static function change( int $id ): void {
		update_post_meta( $id, self::META, max( time(), 1 + self::of( $id ) ) );
	}

	/** Returns the URL of an image with the number, if it was replaced. */
	public static function url( string $url, int $id ): string {
		$version = '' === $url ? 0 : self::of( $id );
		return $version > 0 ? add_query_arg( 'v', (string) $version, $url ) : $url;
	}

	public static function remove(): void {
		delete_post_meta_by_key( self::META );
	}
}
