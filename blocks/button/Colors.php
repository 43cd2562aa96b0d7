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

/** Chooses the text colors that were left open, so that a button can be read on whatever color was chosen for it. */
final class Colors {
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
