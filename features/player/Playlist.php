<?php
/**
 * Renders playlists.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Player;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Assets;
use Pagewright\Output\Json;
use Pagewright\Output\Text;
use Pagewright\Request\Memory;

/** A player and its tracks as a list of links: without JavaScript, each link opens its file. */
final class Playlist {
	/** Name of the mark in Memory while WordPress renders a playlist for us. */
	private const INSIDE = 'is_inside';

	/**
	 * @param 'audio'|'video' $kind    Type of the tracks.
	 * @param list<array{src: string, type: string, title: string, artist: string, album: string, length: string, width:
	 *    int, height: int, image: string, image_alt: string}> $tracks Tracks.
	 * @param list<string>    $parts   Visible parts: `tracklist`, `numbers`, `images`, `artists`.
	 * @param string          $classes Additional classes of the list.
	 */
	public static function html( string $kind, array $tracks, array $parts, string $classes = '' ): string {
		if ( array() === $tracks ) {
			return '';
		}
		$style  = Assets::style( 'player' );
		$first  = $tracks[0];
		$has    = array_map(
			static fn ( string $part ): string => "has-$part",
			array_diff( $parts, array( 'tracklist' ) )
		);
		$player = Markup::html(
			new Media(
				$kind,
				sources: array(
					array(
						'src'  => $first['src'],
						'type' => $first['type'],
					),
				),
				title: $first['title'],
				poster: 'video' === $kind ? $first['image'] : '',
				width: 'video' === $kind ? max( 0, ...array_column( $tracks, 'width' ) ) : 0,
				height: 'video' === $kind ? $first['height'] : 0,
				is_wide: true,
				preload: 'none',
			)
		);
		$list   = '';
		foreach ( $tracks as $track ) {
			$list .= self::track( $track, $parts );
		}
		return $style . sprintf(
			'<div class="%s" data-pagewright="playlist">%s%s<ol class="pagewright-playlist__tracks"%s>%s</ol></div>',
			esc_attr( trim( implode( ' ', array( 'pagewright-playlist', "is-$kind", ...$has, $classes ) ) ) ),
			$player,
			'audio' === $kind ? self::current( $first, $parts ) : '',
			in_array( 'tracklist', $parts, true ) ? '' : ' hidden',
			$list
		);
	}

	/**
	 * Renders `[playlist]`: WordPress finds the tracks and checks permissions.
	 *
	 * @param mixed $html Result of other callbacks.
	 * @param mixed $atts Attributes as written.
	 */
	public static function shortcode( mixed $html = null, mixed $atts = null ): mixed {
		if ( '' !== $html || true === Memory::get( self::class, self::INSIDE ) || Shortcodes::stands_aside() ) {
			return $html;
		}
		Memory::set( self::class, self::INSIDE, true );
		// Its scripts are not needed to find the tracks.
		$had_scripts = remove_action( 'wp_playlist_scripts', 'wp_playlist_scripts' );
		$made        = (string) wp_playlist_shortcode( is_array( $atts ) ? $atts : array() );
		if ( $had_scripts ) {
			add_action( 'wp_playlist_scripts', 'wp_playlist_scripts' );
		}
		Memory::forget( self::class, self::INSIDE );
		$data = 1 === preg_match( '~<script[^>]+wp-playlist-script[^>]*>(.*?)</script>~s', $made, $found )
			? json_decode( $found[1], true )
			: null;
		if ( ! is_array( $data ) || ! is_array( $data['tracks'] ?? null ) ) {
			return $made;
		}
		$parts = array_keys(
			array_filter(
				array(
					'tracklist' => $data['tracklist'] ?? true,
					'numbers'   => $data['tracknumbers'] ?? true,
					'images'    => $data['images'] ?? true,
					'artists'   => $data['artists'] ?? true,
				)
			)
		);
		$style = is_array( $atts ) && 'dark' === ( $atts['style'] ?? '' ) ? 'is-dark' : '';
		return self::html(
			'video' === ( $data['type'] ?? '' ) ? 'video' : 'audio',
			array_map( self::of_shortcode( ... ), array_values( $data['tracks'] ) ),
			$parts,
			$style
		);
	}

	/**
	 * Renders WordPress's playlist block, whose tracks are blocks.
	 *
	 * @param mixed                $html  Result of other callbacks.
	 * @param array<string, mixed> $block Parsed block.
	 */
	public static function block( mixed $html, array $block ): mixed {
		$tracks = array();
		foreach ( $block['innerBlocks'] ?? array() as $inner ) {
			$atts = $inner['attrs'] ?? array();
			if (
				'core/playlist-track' === ( $inner['blockName'] ?? '' )
				&& is_array( $atts )
				&& is_string( $atts['src'] ?? null )
				&& '' !== $atts['src']
			) {
				$tracks[] = self::of_block( $atts );
			}
		}
		if ( null !== $html || array() === $tracks || Shortcodes::stands_aside() ) {
			return $html;
		}
		$atts    = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$is_on   = static fn ( string $name ): bool => false !== ( $atts[ $name ] ?? true );
		$parts   = array_keys(
			array_filter(
				array(
					'tracklist' => $is_on( 'showTracklist' ),
					'numbers'   => $is_on( 'showNumbers' ),
					'images'    => $is_on( 'showImages' ),
					'artists'   => $is_on( 'showArtists' ),
				)
			)
		);
		$classes = is_string( $atts['className'] ?? null ) ? $atts['className'] : '';
		$classes = 'wp-block-playlist ' . $classes
			. ( is_string( $atts['align'] ?? null ) ? " align{$atts['align']}" : '' );
		if ( ! $is_on( 'showTrackLength' ) ) {
			$tracks = array_map( static fn ( array $track ): array => array( 'length' => '' ) + $track, $tracks );
		}
		return self::html( 'audio', $tracks, $parts, $classes );
	}

	/**
	 * @return array{src: string, type: string, title: string, artist: string, album: string, length: string, width:
	 *    int, height: int, image: string, image_alt: string}
	 */
	private static function of_shortcode( mixed $track ): array {
		$track = is_array( $track ) ? $track : array();
		$meta  = is_array( $track['meta'] ?? null ) ? $track['meta'] : array();
		// An icon of the file type adds nothing to the title.
		$image = str_contains( (string) ( $track['thumb']['src'] ?? '' ), '/wp-includes/images/media/' )
			? ''
			: (string) ( $track['thumb']['src'] ?? '' );
		return array(
			'src'       => (string) ( $track['src'] ?? '' ),
			'type'      => (string) ( $track['type'] ?? '' ),
			'title'     => (string) (
				'' !== (string) ( $meta['title'] ?? '' ) ? $meta['title'] : $track['title'] ?? ''
			),
			'artist'    => (string) ( $meta['artist'] ?? '' ),
			'album'     => (string) ( $meta['album'] ?? '' ),
			'length'    => (string) ( $meta['length_formatted'] ?? '' ),
			'width'     => (int) ( $track['dimensions']['original']['width'] ?? 0 ),
			'height'    => (int) ( $track['dimensions']['original']['height'] ?? 0 ),
			'image'     => isset( $track['dimensions'] ) && '' !== $image
				? (string) ( $track['image']['src'] ?? $image )
				: $image,
			'image_alt' => '',
		);
	}

	/**
	 * @param array<string, mixed> $atts Attributes of a track's block.
	 * @return array{src: string, type: string, title: string, artist: string, album: string, length: string, width:
	 *    int, height: int, image: string, image_alt: string}
	 */
	private static function of_block( array $atts ): array {
		$text = static fn ( string $name ): string =>
			is_string( $atts[ $name ] ?? null ) ? trim( wp_strip_all_tags( $atts[ $name ] ) ) : '';
		return array(
			'src'       => $text( 'src' ),
			'type'      => Media::type( $text( 'src' ) ),
			'title'     => '' === $text( 'title' ) ? __( 'Untitled track', 'pagewright' ) : $text( 'title' ),
			'artist'    => $text( 'artist' ),
			'album'     => $text( 'album' ),
			'length'    => $text( 'length' ),
			'width'     => 0,
			'height'    => 0,
			'image'     => $text( 'image' ),
			'image_alt' => $text( 'imageAlt' ),
		);
	}

	/**
	 * @param array<string, string|int> $track A track.
	 * @param list<string>              $parts Visible parts.
	 */
	private static function track( array $track, array $parts ): string {
		$shown = array( 'title' => $track['title'] )
			+ ( in_array( 'artists', $parts, true ) ? array( 'artist' => $track['artist'] ) : array() )
			+ array( 'length' => $track['length'] );
		$words = '';
		foreach ( array_filter( $shown, static fn ( $text ): bool => '' !== $text ) as $part => $text ) {
			$words .= sprintf(
				'<span class="pagewright-playlist__%s">%s</span> ',
				esc_attr( $part ),
				esc_html( (string) $text )
			);
		}
		return sprintf(
			'<li class="pagewright-playlist__track"><a class="pagewright-playlist__link" href="%s" data-track="%s">%s</a></li>',
			esc_url( (string) $track['src'] ),
			Json::attribute( Text::plain( self::facts( $track ) ) ),
			trim( $words )
		);
	}

	/**
	 * @param array<string, string|int> $track A track.
	 * @return array<string, mixed> Data for the script.
	 */
	private static function facts( array $track ): array {
		$source = array_filter(
			array(
				'src'  => esc_url_raw( (string) $track['src'] ),
				'type' => $track['type'],
			)
		);
		$image  = '' === $track['image']
			? array()
			: array( 'image' => array( 'src' => esc_url_raw( (string) $track['image'] ) ) );
		return array( 'sources' => array( $source ) )
			+ array_filter(
				array_intersect_key(
					$track,
					array_flip( array( 'title', 'artist', 'album', 'length', 'width', 'height' ) )
				)
			)
			+ $image;
	}

	/**
	 * Renders the current track.
	 *
	 * @param array<string, string|int> $track First track.
	 * @param list<string>              $parts Visible parts.
	 */
	private static function current( array $track, array $parts ): string {
		$image = '' !== $track['image'] && in_array( 'images', $parts, true )
			? sprintf(
				'<img class="pagewright-playlist__image" src="%s" alt="%s" width="80" height="80" decoding="async">',
				esc_url( (string) $track['image'] ),
				esc_attr( (string) $track['image_alt'] )
			)
			: '';
		$words = '';
		foreach (
			in_array( 'artists', $parts, true ) ? array( 'title', 'artist', 'album' ) : array( 'title' ) as $part
		) {
			$words .= sprintf(
				'<span class="pagewright-playlist__%s"%s>%s</span> ',
				$part,
				'' === $track[ $part ] ? ' hidden' : '',
				esc_html( (string) $track[ $part ] )
			);
		}
		$words = trim( $words );
		return "<div class=\"pagewright-playlist__current\">$image<span class=\"pagewright-playlist__words\">$words</span></div>";
	}
}
