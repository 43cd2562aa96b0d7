<?php
/**
 * Renders players.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Player;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Assets;
use Pagewright\Output\Json;
use Pagewright\Output\Text;

/** A player is the browser's own until the script runs; both are in a box with a fixed size. */
final class Markup {
	/** Default sizes in px. */
	public const VIDEO = array( 480, 270 );
	public const AUDIO = array( 400, 40 );

	/** Returns the HTML of a player, '' when there is nothing to play. */
	public static function html( Media $media ): string {
		if ( null !== $media->embed ) {
			return self::box( $media, self::facade( $media ), 'is-embed' );
		}
		return array() === $media->sources ? '' : self::box( $media, self::element( $media ) );
	}

	/**
	 * Wraps the players of WordPress's own blocks and shortcodes in our box. A decorative video without controls stays
	 * unchanged.
	 *
	 * @param string $html  HTML with `<video>` or `<audio>`.
	 * @param string $title Title of the medium.
	 */
	public static function adopt( string $html, string $title = '' ): string {
		$adopt = static fn ( array $found ): string => self::adopt_one( $found[0], strtolower( $found[1] ), $title );
		return (string) ( preg_replace_callback( '~<(video|audio)\b.*?</\1\s*>~is', $adopt, $html ) ?? $html );
	}

	/** @return string A box with the size of the player around its content. */
	public static function box( Media $media, string $inside, string $class = '' ): string {
		[ $width, $height ] = self::size( $media );
		$style              = "--pw-player-ratio:$width/$height;--pw-player-width:"
			. ( $media->is_wide ? '100%' : "{$width}px" );
		Assets::module( 'player', array( Words::class, 'data' ) );
		return Assets::style( 'player' ) . sprintf(
			'<div class="pagewright-player is-%1$s%2$s" data-pagewright="player" data-options="%3$s" style="%4$s">%5$s</div>',
			esc_attr( $media->kind ),
			'' === $class ? '' : ' ' . esc_attr( $class ),
			Json::attribute( (object) Text::plain( self::options( $media ) ) ),
			esc_attr( $style ),
			$inside
		);
	}

	/** Returns a link to the file, for browsers that cannot play it. */
	public static function download( string $url ): string {
		$name = basename( (string) wp_parse_url( $url, PHP_URL_PATH ) );
		return sprintf(
			'<a class="pagewright-player__download" href="%1$s" download>%2$s</a>',
			esc_url( $url ),
			/* translators: %s: name of a file */
			esc_html( sprintf( __( 'Download file: %s', 'pagewright' ), rawurldecode( $name ) ) )
		);
	}

	/** @return array{0: int, 1: int} Width and height in px. */
	private static function size( Media $media ): array {
		if ( 'audio' === $media->kind ) {
			return array( $media->width > 0 ? $media->width : self::AUDIO[0], self::AUDIO[1] );
		}
		$width = $media->width > 0 ? $media->width : self::VIDEO[0];
		return array(
			$width,
			$media->height > 0 ? $media->height : (int) round( $width * self::VIDEO[1] / self::VIDEO[0] ),
		);
	}

	/** @return array<string, mixed> Options that the script cannot read from the element. */
	private static function options( Media $media ): array {
		$options = array();
		if ( null !== $media->embed ) {
			$options['embed'] = array_filter(
				array(
					'service' => $media->embed->name,
					'id'      => $media->embed->id . ( '' === $media->embed->hash ? '' : '/' . $media->embed->hash ),
					'url'     => $media->embed->url,
					'title'   => $media->title,
				)
			);
			$options         += $media->is_loop ? array( 'loop' => true ) : array();
		}
		$options += $media->has_controls ? array() : array( 'features' => array() );
		/**
		 * Filters the options of a player, in the format of `PlayerOptions` in public/options.ts; missing ones
		 * get the default.
		 *
		 * @example add_filter( 'pagewright/player/options', fn ( $options ) => array( 'startVolume' => 0.5 ) + $options );
		 *
		 * @param array<string, mixed> $options Options that differ from the defaults.
		 * @param Media                $media   The medium.
		 */
		return (array) apply_filters( 'pagewright/player/options', $options, $media );
	}

	private static function element( Media $media ): string {
		[ $width, $height ] = self::size( $media );
		$is_video           = 'video' === $media->kind;
		$flags              = array_keys(
			array_filter(
				array(
					'controls'    => true,
					'playsinline' => $is_video,
					'loop'        => $media->is_loop,
					'autoplay'    => $media->has_autoplay,
					'muted'       => $media->is_muted,
				)
			)
		);
		$html               = sprintf(
			'<%1$s%2$s class="%3$s" %4$s preload="%5$s"',
			$media->kind,
			'' === $media->id ? '' : ' id="' . esc_attr( $media->id ) . '"',
			esc_attr( trim( "pagewright-player__media $media->class" ) ),
			implode( ' ', $flags ),
			esc_attr( $media->preload )
		);
		$html              .= $is_video ? sprintf( ' width="%d" height="%d"', $width, $height ) : '';
		$html              .= $is_video && '' !== $media->poster ? ' poster="' . esc_url( $media->poster ) . '"' : '';
		$html              .= '' === $media->title ? '' : ' aria-label="' . esc_attr( $media->title ) . '"';
		$html              .= '>';
		foreach ( $media->sources as $source ) {
			$html .= self::source( $source['src'], $source['type'] );
		}
		foreach ( $media->tracks as $track ) {
			$html .= sprintf(
				'<track kind="%s" src="%s" srclang="%s" label="%s">',
				esc_attr( $track['kind'] ),
				esc_url( $track['src'] ),
				esc_attr( $track['srclang'] ),
				esc_attr( $track['label'] )
			);
		}
		return $html . self::download( $media->sources[0]['src'] ) . "</$media->kind>";
	}

	private static function source( string $src, string $type ): string {
		return sprintf(
			'<source src="%s"%s>',
			esc_url( $src ),
			'' === $type ? '' : ' type="' . esc_attr( $type ) . '"'
		);
	}

	/** Loads nothing from the service before a click. */
	private static function facade( Media $media ): string {
		$service = $media->embed->label();
		$words   = '' === $media->title
			/* translators: %s: title of a video */
			? sprintf( /* translators: %s: YouTube or Vimeo */ __( 'Play video of %s', 'pagewright' ), $service )
			: sprintf( __( 'Play: %s', 'pagewright' ), $media->title );
		$poster = '' === $media->poster
			? ''
			: sprintf(
				'<img class="pagewright-player__poster" src="%s" alt="" loading="lazy" decoding="async">',
				esc_url( $media->poster )
			);
		$notice = sprintf(
			/* translators: %s: YouTube or Vimeo */
			__( 'Playing connects you to %s.', 'pagewright' ),
			$service
		);
		return sprintf(
			'<a class="pagewright-player__facade" href="%s">%s<span class="pagewright-player__play">%s</span></a><p class="pagewright-player__notice">%s</p>',
			esc_url( $media->embed->url ),
			$poster,
			esc_html( $words ),
			esc_html( $notice )
		);
	}

	/** @param string $html `<video …>…</video>` or `<audio …>…</audio>`. */
	private static function adopt_one( string $html, string $kind, string $title ): string {
		$tag = new \WP_HTML_Tag_Processor( $html );
		if (
			! $tag->next_tag()
			|| null === $tag->get_attribute( 'controls' )
			|| $tag->has_class( 'pagewright-player__media' )
		) {
			return $html;
		}
		$own = $tag->get_attribute( 'src' );
		$own = is_string( $own ) ? $own : '';
		$media = new Media(
			$kind,
			title: $title,
			width: (int) $tag->get_attribute( 'width' ),
			height: (int) $tag->get_attribute( 'height' ),
			is_wide: null === $tag->get_attribute( 'width' )
		);
		$tag->add_class( 'pagewright-player__media' );
		$tag->remove_attribute( 'src' );
		$tag->remove_attribute( 'style' );
		if ( 'video' === $kind ) {
			$tag->set_attribute( 'playsinline', true );
		}
		if ( '' !== $title && null === $tag->get_attribute( 'aria-label' ) ) {
			$tag->set_attribute( 'aria-label', $title );
		}
		$first = $own;
		while ( '' === $first && $tag->next_tag( 'source' ) ) {
			$src   = $tag->get_attribute( 'src' );
			$first = is_string( $src ) ? $src : '';
		}
		$html = $tag->get_updated_html();
		if ( '' === $first ) {
			return $html;
		}
		// The element's own source becomes the first of the list, from which the script continues.
		$html = '' === $own
			? $html
			: (string) preg_replace(
				'~^(<(?:[^>"\']|"[^"]*"|\'[^\']*\')*>)~',
				'$1' . addcslashes( self::source( $own, Media::type( $own ) ), '\\$' ),
				$html,
				1
			);
		$end  = (int) strripos( $html, '</' );
		$html = str_contains( $html, '<a ' )
			? $html
			: substr( $html, 0, $end ) . self::download( $first ) . substr( $html, $end );
		return self::box( $media, $html );
	}
}
