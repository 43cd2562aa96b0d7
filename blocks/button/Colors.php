<?php
/**
 * Readable colors.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Button;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Color\Contrast;

/** Chooses unset text colors, so that a button is readable on any color. */
final class Colors {
	/**
	 * Returns custom properties for text colors that depend on the background, and for the color that a hovered
	 * background is mixed with: black under light text, white under dark text, so that the contrast increases. A color
	 * chosen in the form overrides these.
	 *
	 * @param array<string, mixed> $design Sanitized section.
	 * @return array<string, string>
	 */
	public static function of( array $design, string $theme ): array {
		$button  = (string) $design['button_color'];
		$hover   = (string) $design['hover_background_color'];
		$is_open = '' === (string) $design['text_color'];
		$css     = array();
		if ( '' !== $button ) {
			$text                          = Contrast::on( $button );
			$css['--pw-button-text']       = 'wire' !== $theme ? $text : '';
			$css['--pw-button-shade']      = '#fff' === Contrast::shade( $button ) ? '#fff' : '';
			$css['--pw-button-hover-text'] = 'wire' === $theme ? $text : '';
		}
		if ( '' !== $hover && ( $is_open || 'wire' === $theme ) ) {
			$css['--pw-button-hover-text'] = Contrast::on( $hover );
		}
		return array_filter( $css );
	}
}
