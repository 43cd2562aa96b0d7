<?php
/**
 * Videos of other sites.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Videos;

defined( 'ABSPATH' ) || exit;

/** A video of a service whose player can stand in a page. Nobody is asked: addresses tell. */
final class Service {
	/** Where the services show a video; the first part finds it. */
	private const PLACES = array(
		'~^https?://(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com/(?:(?:watch/?\?(?:[^#]*&)?v=)|(?:embed|shorts|live|v)/)([\w-]{6,20})(?![\w-])~i' => 'youtube',
		'~^https?://youtu\.be/([\w-]{6,20})(?![\w-])~i' => 'youtube',
		'~^https?://(?:(?:www|player)\.)?vimeo\.com/(?:(?:video|channels/[\w-]+|groups/[\w-]+/videos)/)?(\d{4,15})(?![\w-])~i' => 'vimeo',
	);

	/** Their players, which set no cookie before they play. */
	private const PLAYERS = array(
		'youtube' => 'https://www.youtube-nocookie.com/embed/%s?autoplay=1&rel=0',
		'vimeo'   => 'https://player.vimeo.com/video/%s?autoplay=1&dnt=1',
	);

	/** A video that only those can see who have its second number, and where that may stand. */
	private const VIMEO_HASH = '~vimeo\.com/(?:video/)?\d+(?:/|\?(?:[^#]*&)?h=)([0-9a-f]{6,20})(?![\w-])~i';

	/**
	 * @param string $name `youtube` or `vimeo`.
	 * @param string $id   The service's own name of the video.
	 * @param string $hash Second number of a hidden video, '' for others.
	 * @param string $url  The address it was found at.
	 */
	private function __construct( public readonly string $name, public readonly string $id, public readonly string $hash, public readonly string $url ) {}

	/** The video that an address shows, null for other addresses. */
	public static function of( string $url ): ?self {
		foreach ( self::PLACES as $pattern => $name ) {
			if ( 1 === preg_match( $pattern, $url, $found ) ) {
				$hash = 'vimeo' === $name && 1 === preg_match( self::VIMEO_HASH, $url, $secret ) ? $secret[1] : '';
				return new self( $name, $found[1], $hash, $url );
			}
		}
		return null;
	}

	/** The name that people know it by. */
	public function label(): string {
		return 'vimeo' === $this->name ? 'Vimeo' : 'YouTube';
	}

	/** Address of its player. */
	public function player( bool $is_loop = false ): string {
		$hash = '' === $this->hash ? '' : "&h=$this->hash";
		// YouTube repeats lists only: this one has one video.
		$loop = 'vimeo' === $this->name ? '&loop=1' : "&loop=1&playlist=$this->id";
		return sprintf( self::PLAYERS[ $this->name ], $this->id ) . $hash . ( $is_loop ? $loop : '' );
	}
}
