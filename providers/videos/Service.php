<?php
/**
 * Videos of other sites.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Videos;

defined( 'ABSPATH' ) || exit;

/** A video of a service with an embeddable player. Recognized by its URL, without requests. */
final class Service {
	/** URLs of videos; the first group is the ID. */
	private const PLACES = array(
		'~^https?://(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com/(?:(?:watch/?\?(?:[^#]*&)?v=)|(?:embed|shorts|live|v)/)([\w-]{6,20})(?![\w-])~i' => 'youtube',
		'~^https?://youtu\.be/([\w-]{6,20})(?![\w-])~i' => 'youtube',
		'~^https?://(?:(?:www|player)\.)?vimeo\.com/(?:(?:video|channels/[\w-]+|groups/[\w-]+/videos)/)?(\d{4,15})(?![\w-])~i' => 'vimeo',
	);

	/** URLs of their players, which set no cookie before playing. */
	private const PLAYERS = array(
		'youtube' => 'https://www.youtube-nocookie.com/embed/%s?autoplay=1&rel=0',
		'vimeo'   => 'https://player.vimeo.com/video/%s?autoplay=1&dnt=1',
	);

	/** Hash of an unlisted video, and where URLs contain it. */
	private const VIMEO_HASH = '~vimeo\.com/(?:video/)?\d+(?:/|\?(?:[^#]*&)?h=)([0-9a-f]{6,20})(?![\w-])~i';

	/**
	 * @param string $name `youtube` or `vimeo`.
	 * @param string $id   The service's own ID of the video.
	 * @param string $hash Hash of an unlisted video, '' for others.
	 * @param string $url  Original URL.
	 */
	private function __construct(
		public readonly string $name,
		public readonly string $id,
		public readonly string $hash,
		public readonly string $url
	) {}

	/** Returns the video of a URL, null for other URLs. */
	public static function of( string $url ): ?self {
		foreach ( self::PLACES as $pattern => $name ) {
			if ( 1 === preg_match( $pattern, $url, $found ) ) {
				$hash = 'vimeo' === $name && 1 === preg_match( self::VIMEO_HASH, $url, $secret ) ? $secret[1] : '';
				return new self( $name, $found[1], $hash, $url );
			}
		}
		return null;
	}

	/** Returns the name of the service for people. */
	public function label(): string {
		return 'vimeo' === $this->name ? 'Vimeo' : 'YouTube';
	}

	/** Returns the URL of its player. */
	public function player( bool $is_loop = false ): string {
		$hash = '' === $this->hash ? '' : "&h=$this->hash";
		// YouTube loops only playlists: this one contains one video.
		$loop = 'vimeo' === $this->name ? '&loop=1' : "&loop=1&playlist=$this->id";
		return sprintf( self::PLAYERS[ $this->name ], $this->id ) . $hash . ( $is_loop ? $loop : '' );
	}
}
