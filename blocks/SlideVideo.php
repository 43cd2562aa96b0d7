<?php
/**
 * Videos behind a slide.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Videos\Service;

/** Files play in the page itself. A video of a service stands behind a button: the service learns of nobody who did not press it. */
final class SlideVideo {
	/**
	 * What the rows of a slide's videos come to: all files are the sources of one video; without any, the first video of a service. Null for neither.
	 *
	 * @param list<array{file: int, url: string, autoplay: bool, format: string}> $rows Cleaned rows.
	 * @return ?array{sources: list<array{src: string, type: string}>, has_autoplay: bool, is_loop: bool, embed: string, watch: string} `embed` is '' where only a link to
	 * the video can be offered.
	 */
	public static function of( array $rows, bool $is_loop ): ?array {
		$sources = array_values( array_filter( array_map( self::source( ... ), $rows ) ) );
		$watch   = '';
		foreach ( array() === $sources ? $rows : array() as $row ) {
			$watch = self::is_elsewhere( (string) $row['url'] ) ? esc_url_raw( (string) $row['url'], array( 'http', 'https' ) ) : '';
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

	/** Address of the player for a video of a service, '' for any other address. */
	private static function embed( string $url, bool $is_loop = false ): string {
		return (string) Service::of( $url )?->player( $is_loop );
	}

	/**
	 * @param array{file: int, url: string, autoplay: bool, format: string} $row Cleaned row.
	 * @return ?array{src: string, type: string} Null where there is no file.
	 */
	private static function source( array $row ): ?array {
		$file = (int) $row['file'] > 0 ? wp_get_attachment_url( (int) $row['file'] ) : false;
		$url  = is_string( $file ) && '' !== $file ? $file : esc_url_raw( (string) $row['url'], array( 'http', 'https' ) );
		if ( '' === $url || ( false === $file && self::is_elsewhere( $url ) ) ) {
			return null;
		}
		$known = false !== $file ? (string) get_post_mime_type( (int) $row['file'] ) : self::type( $url );
		return array(
			'src'  => $url,
			'type' => str_starts_with( $known, 'video/' ) ? $known : (string) $row['format'],
		);
	}

	/** Whether this is the page of a video rather than a file. Nobody is asked: WordPress knows the addresses of its services. */
	private static function is_elsewhere( string $url ): bool {
		return '' !== $url && '' === self::type( $url ) && ( '' !== self::embed( $url ) || false !== _wp_oembed_get_object()->get_provider( $url, array( 'discover' => false ) ) );
	}

	/** Type that the name of a file tells, '' when it tells none. */
	private static function type( string $url ): string {
		$type = (string) wp_check_filetype( basename( (string) wp_parse_url( $url, PHP_URL_PATH ) ), wp_get_mime_types() )['type'];
		return str_starts_with( $type, 'video/' ) ? $type : '';
	}
}
