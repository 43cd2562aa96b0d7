<?php
/**
 * Downloads images.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Stock;

defined( 'ABSPATH' ) || exit;

/** Streams an image into a temporary file from validated addresses only, and checks its content. */
final class Download {
	private const MAX_REDIRECTS   = 3;
	private const TIMEOUT_SECONDS = 30;
	private const MAX_BYTES       = 20 * MB_IN_BYTES;

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
		for ( $step = 0; $step <= self::MAX_REDIRECTS; $step++ ) {
			$next = self::fetch( $file, $url );
			if ( null === $next ) {
				return self::verify( $file );
			}
			$url = $next;
		}
		throw new Failure(
			__( 'The image could not be downloaded because its URL has too many redirects.', 'pagewright' )
		);
	}

	/** Sends one request. Returns the next URL for a redirect, null after success. */
	private static function fetch( string $file, string $url ): ?string {
		$ip = Address::check( $url );
		if ( null === $ip || ( '' !== $ip && ! function_exists( 'curl_setopt' ) ) ) {
			throw new Failure( __( 'The image could not be downloaded because its URL is not public.', 'pagewright' ) );
		}
		/**
		 * Filters the maximum size of an imported stock image.
		 *
		 * @param int $bytes 20 MB.
		 */
		$max    = max( 1, (int) apply_filters( 'pagewright/stock/max-bytes', self::MAX_BYTES ) );
		$let_go = '' === $ip ? static fn () => null : Address::pin( $url, $ip );
		$answer = wp_safe_remote_get(
			$url,
			array(
				'timeout'             => self::TIMEOUT_SECONDS,
				'redirection'         => 0,
				'stream'              => true,
				'filename'            => $file,
				'limit_response_size' => $max + 1,
				'user-agent'          => 'Pagewright/' . \Pagewright\VERSION . '; ' . home_url(),
			)
		);
		$let_go();
		$status = is_wp_error( $answer ) ? 0 : (int) wp_remote_retrieve_response_code( $answer );
		if ( $status >= 300 && $status < 400 ) {
			$next = wp_remote_retrieve_header( $answer, 'location' );
			return \WP_Http::make_absolute_url( is_array( $next ) ? (string) end( $next ) : $next, $url );
		}
		if ( 200 !== $status ) {
			throw new Failure( __( 'The image could not be downloaded from its source.', 'pagewright' ) );
		}
		clearstatcache( true, $file );
		if ( (int) filesize( $file ) > $max ) {
			throw new Failure(
				sprintf(
					/* translators: %s: size of a file, as 20 MB. */
					__( 'The image was not imported because it is larger than %s.', 'pagewright' ),
					(string) size_format( $max )
				)
			);
		}
		return null;
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
