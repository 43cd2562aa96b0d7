<?php
/**
 * Call to action.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Cta;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Fields\Color\Contrast;
use Pagewright\Fields\Font\Font;

/**
 * Text and a button in a box. The text comes first in the source wherever the button is, so that screen readers
 * announce its context first.
 */
final class Render implements RenderInterface {
	/** Field of a font => middle part of its custom properties. */
	private const FONTS = array(
		'title_font_family'    => 'title',
		'subtitle_font_family' => 'subtitle',
	);

	public function migrate( array $raw ): array {
		return $raw;
	}

	public function context( array $data, RenderContext $context ): ?array {
		$design = $data['design'];
		$texts  = array_filter(
			array(
				$this->text( (string) $data['title'], 'sow-cta-title', (string) $design['fonts']['title_tag'] ),
				$this->text(
					(string) $data['sub_title'],
					'sow-cta-subtitle',
					(string) $design['fonts']['sub_title_tag']
				),
			)
		);
		$button = $context->render( 'button', $data['button'] );
		if ( array() === $texts && '' === $button ) {
			return null;
		}
		return array(
			'css'     => $this->css( $design ),
			'classes' => array_filter(
				array(
					'is-button-' . $design['layout']['desktop'],
					'' !== $design['layout']['mobile'] ? 'is-mobile-' . $design['layout']['mobile'] : '',
					'' !== $design['colors']['background_color'] . $design['colors']['border_color'] ? 'has-box' : '',
				)
			),
			'texts'   => array_values( $texts ),
			'button'  => $button,
		);
	}

	/** @return array{class: string, tag: string, text: string}|array{} */
	private function text( string $text, string $css_class, string $tag ): array {
		return '' === trim( $text ) ? array() : array(
			'class' => $css_class,
			'tag'   => '' !== $tag ? $tag : 'p',
			'text'  => trim( $text ),
		);
	}

	/**
	 * Returns text colors that depend on the background, and the font variants.
	 *
	 * @param array<string, mixed> $design Sanitized section.
	 * @return array<string, string>
	 */
	private function css( array $design ): array {
		$css = array( '--pw-cta-text' => Contrast::on( (string) $design['colors']['background_color'] ) );
		foreach ( self::FONTS as $field => $part ) {
			$font = Font::parse( (string) $design['fonts'][ $field ] );
			Font::enqueue( (string) $design['fonts'][ $field ] );
			$css[ "--pw-cta-$part-weight" ] = $font['weight'];
			$css[ "--pw-cta-$part-slope" ]  = $font['style'];
		}
		return array_filter( $css );
	}
}
