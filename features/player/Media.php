<?php
/**
 * What a player plays.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Player;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Videos\Service;

/** One video or sound, wherever it comes from: a widget, a shortcode, a playlist. */
final class Media {
	/**
	 * @param 'video'|'audio' $kind What it is.
	 * @param list<array{src: string, type: string}> $sources Files and streams, the first that can be played is; `type` may be ''.
	 * @param list<array{src: string, kind: string, srclang: string, label: string}> $tracks Subtitles, chapters and the like.
	 * @param ?Service $embed        A video of a service, in place of sources.
	 * @param string   $title        Its name, '' where it has none.
	 * @param string   $poster       Address of the picture before it starts.
	 * @param int      $width        In px; 0: as large as players are by default.
	 * @param bool     $is_wide      Whether it takes all the room there is, in the shape of width and height.
	 * @param bool     $has_controls False: no bar, only a button to start.
	 * @param string   $id           Id of the element, '' for none.
	 * @param string   $class        More classes of the element.
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

	/** Type of a file by its name, '' where it tells none. Streams and old Flash videos are known too. */
	public static function type( string $url ): string {
		$path  = (string) wp_parse_url( $url, PHP_URL_PATH );
		$types = array(
			'm3u8' => 'application/vnd.apple.mpegurl',
			'mpd'  => 'application/dash+xml',
			'flv'  => 'video/x-flv',
		);
		return $types[ strtolower( pathinfo( $path, PATHINFO_EXTENSION ) ) ] ?? (string) wp_check_filetype( basename( $path ), wp_get_mime_types() )['type'];
	}

	/** Whether the address is that of a stream, which WordPress does not know. */
	public static function is_stream( string $url ): bool {
		return in_array( self::type( $url ), array( 'application/vnd.apple.mpegurl', 'application/dash+xml' ), true );
	}
}
