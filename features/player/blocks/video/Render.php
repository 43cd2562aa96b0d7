<?php
/**
 * Video player.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Player\Blocks\Video;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Features\Player\Markup;
use Pagewright\Features\Player\Media;
use Pagewright\Providers\Videos\Service;

/** Files of the site, or a URL: of a file, of an external service's video, or of anything that WordPress can embed. */
final class Render implements RenderInterface {
	/** Maximum length of a host name in DNS. */
	private const MAX_HOST_BYTES = 253;

	/** Before a video could have several files, it had one. */
	public function migrate( array $raw ): array {
		$video = $raw['video'] ?? null;
		if ( is_array( $video ) && isset( $video['self_video'] ) && ! isset( $video['self_sources'] ) ) {
			$raw['video']['self_sources'] = array(
				array_intersect_key( $video, array_flip( array( 'self_video', 'self_video_fallback' ) ) ),
			);
		}
		return $raw;
	}

	public function context( array $data, RenderContext $context ): ?array {
		$is_own = 'external' !== $data['host_type'];
		$url    = $is_own ? '' : esc_url_raw( (string) $data['video']['external_video'], array( 'http', 'https' ) );
		$media  = $is_own ? self::own( $data, $context ) : self::elsewhere( $url, $data, $context );
		$frame  = null === $media && '' !== $url && $data['playback']['oembed'] ? self::embed( $url ) : '';
		if ( null === $media && '' === $url ) {
			return null;
		}
		return array(
			'style'   => 'base',
			'title'   => (string) $data['title'],
			'player'  => null === $media ? '' : Markup::html( $media ),
			'frame'   => $frame,
			'watch'   => $url,
			'is_wide' => (bool) $data['playback']['fitvids'],
			'data'    => $data,
		);
	}

	/**
	 * Returns files of this site.
	 *
	 * @param array<string, mixed> $data Sanitized data.
	 */
	private static function own( array $data, RenderContext $context ): ?Media {
		$sources = array();
		$shape   = array();
		foreach ( $data['video']['self_sources'] as $row ) {
			$id   = (int) $row['self_video'];
			$file = $id > 0 ? wp_get_attachment_url( $id ) : false;
			$url  = is_string( $file )
				? $file
				: esc_url_raw( (string) ( $row['self_video_fallback'] ?? '' ), array( 'http', 'https' ) );
			if ( '' === $url ) {
				continue;
			}
			$known     = is_string( $file ) ? (string) get_post_mime_type( $id ) : Media::type( $url );
			$sources[] = array(
				'src'  => $url,
				'type' => $known,
			);
			$meta      = is_string( $file ) ? wp_get_attachment_metadata( $id ) : false;
			$shape     = array() === $shape
				&& is_array( $meta )
				&& ! empty( $meta['width'] )
				&& ! empty( $meta['height'] )
				? array( (int) $meta['width'], (int) $meta['height'] )
				: $shape;
		}
		$poster = (int) $data['video']['self_poster'] > 0
			? wp_get_attachment_image_url( (int) $data['video']['self_poster'], 'large' )
			: false;
		return array() === $sources ? null : self::media(
			$data,
			$context,
			array(
				'sources'      => $sources,
				'poster'       => (string) $poster,
				'width'        => $shape[0] ?? 0,
				'height'       => $shape[1] ?? 0,
				'has_controls' => ! $data['playback']['hide_controls']
					|| apply_filters( 'sow_video_add_controls', false ),
			)
		);
	}

	/**
	 * Returns a video of an external service or a file of another site; null for other URLs.
	 *
	 * @param array<string, mixed> $data Sanitized data.
	 */
	private static function elsewhere( string $url, array $data, RenderContext $context ): ?Media {
		$service = Service::of( $url );
		if ( null !== $service ) {
			return self::media( $data, $context, array( 'embed' => $service ) );
		}
		$type = Media::type( $url );
		$file = array(
			'src'  => $url,
			'type' => $type,
		);
		return str_starts_with( $type, 'video/' ) || Media::is_stream( $url )
			? self::media( $data, $context, array( 'sources' => array( $file ) ) )
			: null;
	}

	/**
	 * @param array<string, mixed> $data Sanitized data.
	 * @param array<string, mixed> $more Sources, by the names of Media.
	 */
	private static function media( array $data, RenderContext $context, array $more ): Media {
		$is_muted = $data['playback']['autoplay']
			&& ( isset( $more['embed'] ) || apply_filters( 'sow_video_autoplay_mute_self_hosted', true ) );
		$element  = self::element(
			array(
				'id'       => 'sow-player-' . preg_replace( '/^sow-video-/', '', $context->id ),
				'class'    => 'sow-video-widget',
				'preload'  => 'metadata',
				'poster'   => (string) ( $more['poster'] ?? '' ),
				'autoplay' => (bool) $data['playback']['autoplay'],
				'muted'    => $is_muted,
				'loop'     => (bool) $data['playback']['loop'],
			),
			$data
		);
		return new Media(
			'video',
			...array_diff_key( $more, array( 'poster' => '' ) ),
			title: trim( wp_strip_all_tags( (string) $data['title'] ) ),
			poster: $element['poster'],
			is_wide: (bool) $data['playback']['fitvids'],
			is_loop: $element['loop'],
			has_autoplay: $element['autoplay'] && ! $context->is_preview,
			is_muted: $element['muted'],
			preload: $element['preload'],
			id: $element['id'],
			class: $element['class'],
		);
	}

	/**
	 * Returns the element after the original plugin's filters, which use attributes as names and values and omit those
	 * that are false.
	 *
	 * @template T of array<string, string|bool>
	 * @param T                    $element Attributes.
	 * @param array<string, mixed> $data    Sanitized data.
	 * @return T
	 */
	private static function element( array $element, array $data ): array {
		if ( ! has_filter( 'siteorigin_widgets_sow-video_local_video_args' ) ) {
			return $element;
		}
		$asked = (array) apply_filters(
			'siteorigin_widgets_sow-video_local_video_args',
			array_filter( $element ),
			$data
		);
		foreach ( $element as $name => $value ) {
			$given            = $asked[ $name ] ?? null;
			$element[ $name ] = is_bool( $value )
				? ! in_array( $given, array( null, false, 'false', 0, '0' ), true )
				: ( is_scalar( $given ) ? (string) $given : '' );
		}
		return $element;
	}

	/**
	 * Returns the player of another site that WordPress supports. WordPress caches it, so that one request is enough.
	 * '' for none.
	 */
	private static function embed( string $url ): string {
		// PHP warns when WordPress resolves a longer name.
		if ( strlen( (string) wp_parse_url( $url, PHP_URL_HOST ) ) > self::MAX_HOST_BYTES ) {
			return '';
		}
		$html = (string) $GLOBALS['wp_embed']->shortcode( array(), $url );
		return str_contains( $html, '<iframe' ) ? $html : '';
	}
}
