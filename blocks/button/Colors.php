<?php
/**
 * Readable colors.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Button;

defined( 'ABSPATH' ) || exit;

/** Chooses the text colors that were left open, so that a button can be read on whatever color was chosen for it. */
final class Colors {
	private const LIGHT = '#ffffff';
	private const DARK  = '#1b1b1f';

	/**
	 * Custom properties for the text colors that follow from the background, and for what a hovered background is mixed with:
	 * black under light text, white under dark text, so that contrast grows. A color chosen in the form overrides these.
	 *
	 * @param array<string, mixed> $design Cleaned section.
	 * @return array<string, string>
	 */
	public static function of( array $design, string $theme ): array {
		$button  = (string) $design['button_color'];
		$hover   = (string) $design['hover_background_color'];
		$is_open = '' === (string) $design['text_color'];
		$css     = array();
		if ( '' !== $button ) {
			$text                          = self::on( $button );
			$css['--pw-button-text']       = 'wire' !== $theme ? $text : '';
			$css['--pw-button-shade']      = self::DARK === $text || self::is_nearly_black( $button ) ? '#fff' : '';
			$css['--pw-button-hover-text'] = 'wire' === $theme ? $text : '';
		}
		if ( '' !== $hover && ( $is_open || 'wire' === $theme ) ) {
			$css['--pw-button-hover-text'] = self::on( $hover );
		}
		return array_filter( $css );
	}

	/** Black or white, whichever contrasts more; '' for a color that is no hex color. Formula: WCAG 2.2, relative luminance. */
	public static function on( string $color ): string {
		$light = self::luminance( $color );
		if ( null === $light ) {
			return '';
		}
		return ( 1.05 / ( $light + 0.05 ) ) >= ( ( $light + 0.05 ) / ( self::luminance( self::DARK ) + 0.05 ) ) ? self::LIGHT : self::DARK;
	}

	/** Too dark for a darker shade to be seen. */
	private static function is_nearly_black( string $color ): bool {
		return ( self::luminance( $color ) ?? 1.0 ) < 0.03;
	}

	private static function luminance( string $color ): ?float {
		$hex = ltrim( $color, '#' );
		$hex = 3 === strlen( $hex ) ? (string) preg_replace( '/(.)/', '$1$1', $hex ) : $hex;
		if ( 1 !== preg_match( '/^[0-9a-f]{6}$/i', $hex ) ) {
			return null;
		}
		$linear = array_map(
			static function ( string $part ): float {
				$value = hexdec( $part ) / 255;
				return $value <= 0.04045 ? $value / 12.92 : ( ( $value + 0.055 ) / 1.055 ) ** 2.4;
			},
			str_split( $hex, 2 )
		);
		return 0.2126 * $linear[0] + 0.7152 * $linear[1] + 0.0722 * $linear[2];
	}
}
