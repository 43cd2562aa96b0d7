<?php
/**
 * Downloads images.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Stock;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Downloads\DownloadError;
use Pagewright\Providers\Downloads\Refusal;
use Pagewright\Providers\Downloads\Stream;

/** Downloads an image into a temporary file, and checks its content. */
final class Download {
	private const MAX_BYTES = 20 * MB_IN_BYTES;

	/** Larger images exhaust the memory of a usual server when WordPress generates their sizes. */
	private const MAX_PIXELS = 60_000_000;

	private const EXTENSIONS = array(
		'image/jpeg' => 'jpg',
		'image/png'  => 'png',
		'image/gif'  => 'gif',
		'image/webp' => 'webp',
		'image/avif' => 'avif',
	);

	/**
	 * Downloads a URL into a file, and replaces its content.
	 *
	 * @return string Extension of the detected type.
	 * @throws Failure When the download fails, is too large or is not an image that the site accepts.
	 */
	public static function into( string $file, string $url ): string {
		/**
		 * Filters the maximum size of an imported stock image.
		 *
		 * @param int $bytes 20 MB.
		 */
		$max = max( 1, (int) apply_filters( 'pagewright/stock/max-bytes', self::MAX_BYTES ) );
		try {
			Stream::into( $file, $url, $max );
		} catch ( DownloadError $error ) {
			throw new Failure( self::text( $error->reason, $max ) );
		}
		return self::verify( $file );
	}

	private static function text( Refusal $reason, int $max ): string {
		return match ( $reason ) {
			Refusal::NotPublic        => __( 'The image could not be downloaded because its URL is not public.', 'pagewright' ),
			Refusal::TooManyRedirects => __( 'The image could not be downloaded because its URL has too many redirects.', 'pagewright' ),
			Refusal::Failed           => __( 'The image could not be downloaded from its source.', 'pagewright' ),
			Refusal::TooLarge         => sprintf(
				/* translators: %s: size of a file, as 20 MB. */
				__( 'The image was not imported because it is larger than %s.', 'pagewright' ),
				(string) size_format( $max )
			),
		};
	}

	/** Returns the extension for the detected type, whatever the source named it. */
	private static function verify( string $file ): string {
		$size      = wp_getimagesize( $file );
		$mime      = is_array( $size ) ? (string) ( $size['mime'] ?? '' ) : '';
		$extension = self::EXTENSIONS[ $mime ] ?? '';
		$judged    = '' === $extension ? array() : wp_check_filetype_and_ext( $file, "image.$extension" );
		if ( ( $judged['type'] ?? '' ) !== $mime || '' === $mime ) {
			throw new Failure( __( 'This site does not allow this type of image.', 'pagewright' ) );
		}
		if ( $size[0] * $size[1] > self::MAX_PIXELS ) {
			throw new Failure( __( 'The image was not imported because it has too many pixels.', 'pagewright' ) );
		}
		return $extension;
	}
}
