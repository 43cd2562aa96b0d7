<?php
/**
 * Fetching a picture.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Stock;

defined( 'ABSPATH' ) || exit;

/** Streams a picture into a temporary file, through checked addresses only, and looks at what came. */
final class Download {
	private const MAX_REDIRECTS   = 3;
	private const TIMEOUT_SECONDS = 30;
	private const MAX_BYTES       = 20 * MB_IN_BYTES;

	/** Pictures larger than this exhaust the memory of a usual server when WordPress makes its sizes. */
	private const MAX_PIXELS = 60_000_000;

	private const EXTENSIONS = array(
		'image/jpeg' => 'jpg',
		'image/png'  => 'png',
		'image/gif'  => 'gif',
		'image/webp' => 'webp',
		'image/avif' => 'avif',
	);

	/**
	 * Writes what is at the address into a file, replacing what is there.
	 *
	 * @return string Extension of the file's real type.
	 * @throws Failure When it cannot be fetched, is too large or is no picture that the site takes.
	 */
	public static function into( string $file, string $url ): string {
		for ( $step = 0; $step <= self::MAX_REDIRECTS; $step++ ) {
			$next = self::fetch( $file, $url );
			if ( null === $next ) {
				return self::verify( $file );
			}
			$url = $next;
		}
		throw new Failure( __( 'The image could not be downloaded because its URL has too many redirects.', 'pagewright' ) );
	}

	/** One request. The next address when it was a redirect, null when the file is there. */
	private static function fetch( string $file, string $url ): ?string {
		$ip = Address::check( $url );
		if ( null === $ip || ( '' !== $ip && ! function_exists( 'curl_setopt' ) ) ) {
			throw new Failure( __( 'The image could not be downloaded because its URL is not public.', 'pagewright' ) );
		}
		/**
		 * Changes how large an imported stock image may be.
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
			/* translators: %s: size of a file, as 20 MB. */
			throw new Failure( sprintf( __( 'The image was not imported because it is larger than %s.', 'pagewright' ), (string) size_format( $max ) ) );
		}
		return null;
	}

	/** The extension that the content asks for, whatever the source called it. */
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
