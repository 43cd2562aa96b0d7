<?php
/**
 * Videos behind a slide.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Slides;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Videos\Service;

/**
 * Files play on the page. A video of an external service loads only after a click, so the service receives no data
 * before.
 */
final class Video {
	/**
	 * Combines a slide's videos: all files become sources of one video; without files, the first video of a service is
	 * used. Null if there is none.
	 *
	 * @param list<array{file: int, url: string, autoplay: bool, format: string}> $rows Sanitized rows.
	 * @return ?array{sources: list<array{src: string, type: string}>, has_autoplay: bool, is_loop: bool, embed: string,
	 *    watch: string} `embed` is '' if only a link to
	 * the video is possible.
	 */
	public static function of( array $rows, bool $is_loop ): ?array {
		$sources = array_values( array_filter( array_map( self::source( ... ), $rows ) ) );
		$watch   = '';
		foreach ( array() === $sources ? $rows : array() as $row ) {
			$watch = self::is_elsewhere( (string) $row['url'] )
				? esc_url_raw( (string) $row['url'], array( 'http', 'https' ) )
				: '';
			if ( '' !== $watch ) {
				break;
			}
		}
		if ( array() === $sources && '' === $watch ) {
			return null;
		}
		return array(
			'sources'      => $sources,
			'has_autoplay' => in_array( true, array_column( $rows, 'autoplay' ), true ),
			'is_loop'      => $is_loop,
			'embed'        => self::embed( $watch, $is_loop ),
			'watch'        => $watch,
		);
	}

	/** Returns the player URL of a video of an external service; '' for any other URL. */
	private static function embed( string $url, bool $is_loop = false ): string {
		return (string) Service::of( $url )?->player( $is_loop );
	}

	/**
	 * @param array{file: int, url: string, autoplay: bool, format: string} $row Sanitized row.
	 * @return ?array{src: string, type: string} Null for a row without a file.
	 */
	private static function source( array $row ): ?array {
		$file = (int) $row['file'] > 0 ? wp_get_attachment_url( (int) $row['file'] ) : false;
		$url  = is_string( $file ) && '' !== $file
			? $file
			: esc_url_raw( (string) $row['url'], array( 'http', 'https' ) );
		if ( '' === $url || ( false === $file && self::is_elsewhere( $url ) ) ) {
			return null;
		}
		$known = false !== $file ? (string) get_post_mime_type( (int) $row['file'] ) : self::type( $url );
		return array(
			'src'  => $url,
			'type' => str_starts_with( $known, 'video/' ) ? $known : (string) $row['format'],
		);
	}

	/**
	 * Returns whether the URL is the page of a video rather than a file. Sends no request: WordPress knows the URLs of
	 * its services.
	 */
	private static function is_elsewhere( string $url ): bool {
		return '' !== $url
			&& '' === self::type( $url )
			&& (
				'' !== self::embed( $url )
				|| false !== _wp_oembed_get_object()->get_provider( $url, array( 'discover' => false ) )
			);
	}

	/** Returns the type of a file by its name; '' if unknown. */
	private static function type( string $url ): string {
		$type = (string) wp_check_filetype(
			basename( (string) wp_parse_url( $url, PHP_URL_PATH ) ),
			wp_get_mime_types()
		)['type'];
		return str_starts_with( $type, 'video/' ) ? $type : '';
	}
}
