<?php
/**
 * Downloads of files from other servers.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Downloads;

defined( 'ABSPATH' ) || exit;

/** Streams a URL into a file, from validated addresses only. The caller checks the content. */
final class Stream {
	private const MAX_REDIRECTS   = 3;
	private const TIMEOUT_SECONDS = 30;

	/**
	 * Downloads a URL into a file, and replaces its content.
	 *
	 * @param int $max Bytes of the largest file.
	 * @return array{url: string, name: string, type: string} URL after all redirects; name and MIME type that the other
	 *    server gave, '' for none. They are not checked.
	 * @throws DownloadError
	 */
	public static function into( string $file, string $url, int $max ): array {
		for ( $step = 0; $step <= self::MAX_REDIRECTS; $step++ ) {
			$answer = self::request( $file, $url, $max );
			$next   = self::header( $answer, 'location' );
			$status = (int) wp_remote_retrieve_response_code( $answer );
			if ( $status < 300 || $status >= 400 ) {
				self::require_complete( $status, $file, $max );
				$type = explode( ';', self::header( $answer, 'content-type' ) )[0];
				return array(
					'url'  => $url,
					'name' => self::name( self::header( $answer, 'content-disposition' ) ),
					'type' => sanitize_mime_type( strtolower( $type ) ),
				);
			}
			$url = \WP_Http::make_absolute_url( $next, $url );
		}
		throw new DownloadError( Refusal::TooManyRedirects );
	}

	/**
	 * Sends one request, without following redirects.
	 *
	 * @return array<string, mixed> Response.
	 * @throws DownloadError
	 */
	private static function request( string $file, string $url, int $max ): array {
		$ip = Address::check( $url );
		if ( null === $ip || ( '' !== $ip && ! function_exists( 'curl_setopt' ) ) ) {
			throw new DownloadError( Refusal::NotPublic );
		}
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
		return is_array( $answer ) ? $answer : throw new DownloadError( Refusal::Failed );
	}

	/** @throws DownloadError */
	private static function require_complete( int $status, string $file, int $max ): void {
		if ( 200 !== $status ) {
			throw new DownloadError( Refusal::Failed );
		}
		clearstatcache( true, $file );
		if ( (int) filesize( $file ) > $max ) {
			throw new DownloadError( Refusal::TooLarge );
		}
	}

	/** @param array<string, mixed> $answer Response. */
	private static function header( array $answer, string $name ): string {
		$value = wp_remote_retrieve_header( $answer, $name );
		return is_array( $value ) ? (string) end( $value ) : $value;
	}

	/** Returns the file name of a Content-Disposition header; '' for none. */
	private static function name( string $header ): string {
		if ( 1 === preg_match( "/filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i", $header, $found ) ) {
			return rawurldecode( $found[1] );
		}
		return 1 === preg_match( '/filename\s*=\s*("([^"]*)"|[^;\s]+)/i', $header, $found )
			? trim( $found[2] ?? $found[1] )
			: '';
	}
}
