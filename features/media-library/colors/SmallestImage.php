<?php
/**
 * Smallest image of an attachment.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Colors;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the file from which a color is read: the smallest size of the image, or the image itself if it has no sizes
 * and is small. The header of the file decides, because metadata may be wrong.
 */
final class SmallestImage {
	/** Largest image in pixels, which GD needs 4 MB to decode. */
	private const MOST_PIXELS = 1_000_000;

	private const MOST_BYTES = 2_000_000;

	/** Shorter files have no header of an image. */
	private const HEADER_BYTES = 12;

	private const TYPES = array( IMAGETYPE_GIF, IMAGETYPE_JPEG, IMAGETYPE_PNG, IMAGETYPE_WEBP, IMAGETYPE_AVIF );

	/**
	 * @param array<mixed> $data Metadata of the attachment.
	 * @return string|null Path; null for none.
	 */
	public static function file( int $id, array $data ): ?string {
		$whole = get_attached_file( $id );
		// Streams are files on other servers, which may be slow.
		if ( ! is_string( $whole ) || '' === $whole || wp_is_stream( $whole ) ) {
			return null;
		}
		$names = array( ...self::names( $data ), wp_basename( $whole ) );
		foreach ( $names as $name ) {
			$file = path_join( dirname( $whole ), $name );
			if ( is_file( $file ) ) {
				return self::is_small( $file ) ? $file : null;
			}
		}
		return null;
	}

	/**
	 * @param array<mixed> $data Metadata of an attachment.
	 * @return list<string> File names of its sizes without folders, from the smallest to the largest.
	 */
	public static function names( array $data ): array {
		$pixels = array();
		foreach ( is_array( $data['sizes'] ?? null ) ? $data['sizes'] : array() as $size ) {
			$name  = is_array( $size ) ? ( $size['file'] ?? '' ) : '';
			$count = is_array( $size ) ? self::number( $size['width'] ?? 0 ) * self::number( $size['height'] ?? 0 ) : 0;
			if ( is_string( $name ) && '' !== $name && $count > 0 ) {
				$pixels[ wp_basename( $name ) ] = $count;
			}
		}
		asort( $pixels );
		return array_map( 'strval', array_keys( $pixels ) );
	}

	/** Other files are not read: PHP reports each one that is too short for the header of an image. */
	private static function is_small( string $file ): bool {
		$bytes = filesize( $file );
		$type  = (string) wp_check_filetype( $file )['type'];
		if (
			! str_starts_with( $type, 'image/' ) || ! is_int( $bytes )
			|| $bytes < self::HEADER_BYTES || $bytes > self::MOST_BYTES
		) {
			return false;
		}
		$header = wp_getimagesize( $file );
		return is_array( $header )
			&& in_array( $header[2] ?? 0, self::TYPES, true )
			&& $header[0] > 0 && $header[1] > 0 && $header[0] * $header[1] <= self::MOST_PIXELS;
	}

	private static function number( mixed $value ): float {
		return is_numeric( $value ) ? max( 0.0, (float) $value ) : 0.0;
	}
}
