<?php
/**
 * Texts of players.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Player;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Settings;

/** Texts and settings that all players of a page share; printed once, with the module. */
final class Words {
	/** @param mixed $others Data of others. */
	public static function data( mixed $others = null ): mixed {
		return is_array( $others ) ? self::shared() + $others : $others;
	}

	/** @return array<string, mixed> */
	private static function shared(): array {
		$cdn = Settings::load()->is_on( 'player_cdn' )
			? array( 'cdn' => json_decode( (string) file_get_contents( __DIR__ . '/engines.json' ), true ) ) // phpcs:ignore WordPress.WP.AlternativeFunctions -- our own file.
			: array();
		return array( 'texts' => self::all() ) + $cdn;
	}

	/** @return array<string, string> `PlayerTexts` of public/options.ts, with placeholders in braces. */
	private static function all(): array {
		return array(
			'video'          => __( 'Video player', 'pagewright' ),
			'audio'          => __( 'Audio player', 'pagewright' ),
			'play'           => __( 'Play', 'pagewright' ),
			'pause'          => __( 'Pause', 'pagewright' ),
			'replay'         => __( 'Play again', 'pagewright' ),
			'mute'           => __( 'Mute', 'pagewright' ),
			'unmute'         => __( 'Unmute', 'pagewright' ),
			'volume'         => __( 'Volume', 'pagewright' ),
			'seek'           => __( 'Position', 'pagewright' ),
			/* translators: keep the words in braces: times such as "1 minute 2 seconds" */
			'position'       => __( '{time} of {total}', 'pagewright' ),
			'live'           => __( 'Live', 'pagewright' ),
			'captions'       => __( 'Captions', 'pagewright' ),
			'off'            => __( 'Off', 'pagewright' ),
			'chapters'       => __( 'Chapters', 'pagewright' ),
			/* translators: keep {n}, a number */
			'track'          => __( 'Track {n}', 'pagewright' ),
			'speed'          => __( 'Speed', 'pagewright' ),
			/* translators: speed of a video, such as 1.5×; keep {n} */
			'times'          => __( '{n}×', 'pagewright' ),
			'pip'            => __( 'Picture in picture', 'pagewright' ),
			'exitPip'        => __( 'Exit picture in picture', 'pagewright' ),
			'fullscreen'     => __( 'Full screen', 'pagewright' ),
			'exitFullscreen' => __( 'Exit full screen', 'pagewright' ),
			'loading'        => __( 'Loading', 'pagewright' ),
			'download'       => __( 'Download file', 'pagewright' ),
			'retry'          => __( 'Try again', 'pagewright' ),
			/* translators: keep {service}: YouTube or Vimeo */
			'watch'          => __( 'Watch on {service}', 'pagewright' ),
			'mediaError'     => __( 'Media error: Format(s) not supported or source(s) not found', 'pagewright' ),
			'recoveryError'  => __( 'Cannot recover, last media error recovery failed', 'pagewright' ),
			'networkError'   => __( 'Network error', 'pagewright' ),
			'embedParameter' => __( 'Invalid parameter.', 'pagewright' ),
			'embedHtml5'     => __( 'HTML5 player error.', 'pagewright' ),
			'embedMissing'   => __( 'Video not found or private.', 'pagewright' ),
			'embedForbidden' => __( 'Embedding not allowed.', 'pagewright' ),
			'embedUnknown'   => __( 'Unknown error.', 'pagewright' ),
		);
	}
}
