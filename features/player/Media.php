<?php
/**
 * Media of a player.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Player;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Videos\Service;

/** One video or sound, of a widget, a shortcode or a playlist. */
final class Media {
	/**
	 * @param 'video'|'audio' $kind Type of the medium.
	 * @param list<array{src: string, type: string}> $sources Files and streams; the first playable one is used; `type`
	 *    may be ''.
	 * @param list<array{src: string, kind: string, srclang: string, label: string}> $tracks Subtitles, chapters and
	 *    other text tracks.
	 * @param ?Service $embed        A video of a service, instead of sources.
	 * @param string   $title        Title, '' for none.
	 * @param string   $poster       URL of the image before the start.
	 * @param int      $width        In px; 0 for the default size.
	 * @param bool     $is_wide      Whether it fills the available width, with the aspect ratio of width and height.
	 * @param bool     $has_controls False for a start button without a bar.
	 * @param string   $id           ID of the element, '' for none.
	 * @param string   $class        Additional classes of the element.
	 */
	public function __construct(
		public readonly string $kind,
		public readonly array $sources = array(),
		public readonly array $tracks = array(),
		public readonly ?Service $embed = null,
		public readonly string $title = '',
		public readonly string $poster = '',
		public readonly int $width = 0,
		public readonly int $height = 0,
		public readonly bool $is_wide = false,
		public readonly bool $is_loop = false,
		public readonly bool $has_autoplay = false,
		public readonly bool $is_muted = false,
		public readonly bool $has_controls = true,
		public readonly string $preload = 'metadata',
		public readonly string $id = '',
		public readonly string $class = '',
	) {}

	/** Returns the type of a file by its extension, '' when unknown. Supports streams and Flash videos too. */
	public static function type( string $url ): string {
		$path  = (string) wp_parse_url( $url, PHP_URL_PATH );
		$types = array(
			'm3u8' => 'application/vnd.apple.mpegurl',
			'mpd'  => 'application/dash+xml',
			'flv'  => 'video/x-flv',
		);
		return $types[ strtolower( pathinfo( $path, PATHINFO_EXTENSION ) ) ]
			?? (string) wp_check_filetype( basename( $path ), wp_get_mime_types() )['type'];
	}

	/** Returns whether the URL is a stream, which WordPress does not support. */
	public static function is_stream( string $url ): bool {
		return in_array( self::type( $url ), array( 'application/vnd.apple.mpegurl', 'application/dash+xml' ), true );
	}
}
