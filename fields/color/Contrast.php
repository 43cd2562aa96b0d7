<?php
/**
 * Readable colors.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Color;

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\Memory;

/** Contrast between hex colors. Formulas: WCAG 2.2, relative luminance and contrast ratio. */
final class Contrast {
	public const LIGHT = '#ffffff';
	public const DARK  = '#1b1b1f';

	/** Minimum contrast of text. Source: WCAG 2.2, 1.4.3. */
	private const LEAST_FOR_TEXT = 4.5;

	/** Luminance at which white and DARK have the same contrast: √( 1.05 × ( luminance of DARK + 0.05 ) ) − 0.05. */
	private const EQUAL_LUMINANCE = 0.20340869932975036;

	/** Below this luminance, a darker shade looks the same. */
	private const NEARLY_BLACK = 0.03;

	/** Returns white or nearly black, whichever has more contrast on this background; '' for an invalid hex color. */
	public static function on( string $background ): string {
		$luminance = self::luminance( $background );
		return null === $luminance ? '' : ( $luminance <= self::EQUAL_LUMINANCE ? self::LIGHT : self::DARK );
	}

	/** Returns the same for text, with black on a middle gray on which neither has enough contrast. */
	public static function text_on( string $background ): string {
		$color = self::on( $background );
		return '' === $color || self::ratio( $color, $background ) >= self::LEAST_FOR_TEXT ? $color : '#000000';
	}

	/**
	 * Returns the color that a hovered background is mixed with, so that the contrast of its text increases: white
	 * under dark text and for near-black, otherwise black.
	 */
	public static function shade( string $background ): string {
		return self::DARK === self::on( $background ) || ( self::luminance( $background ) ?? 1.0 ) < self::NEARLY_BLACK
			? '#fff'
			: '#000';
	}

	/** Returns the contrast ratio, 1 to 21; null if one of the colors is not a hex color. */
	public static function ratio( string $one, string $other ): ?float {
		$values = array( self::luminance( $one ), self::luminance( $other ) );
		return in_array( null, $values, true ) ? null : ( max( $values ) + 0.05 ) / ( min( $values ) + 0.05 );
	}

	/** Cached, because a widget uses the same few colors many times. */
	private static function luminance( string $color ): ?float {
		$luminance = Memory::get( self::class, $color );
		if ( null === $luminance ) {
			$luminance = self::compute( $color );
			Memory::set( self::class, $color, $luminance );
		}
		return $luminance;
	}

	private static function compute( string $color ): ?float {
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
