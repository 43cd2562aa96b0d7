<?php
/**
 * Headline.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Headline;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Fields\Font\Font;
use Pagewright\Fields\Link\Href;

/** A headline, a divider and a sub-headline in the selected order; empty parts are skipped. */
final class Render implements RenderInterface {
	/** Section => class of its heading, and middle part of its custom properties. */
	private const HEADINGS = array(
		'headline'     => array( 'sow-headline', '' ),
		'sub_headline' => array( 'sow-sub-headline', '-sub' ),
	);

	/** Lower values, which the form allows, would make a fitted text grow without limit. */
	private const MIN_COMPRESSOR = 0.1;

	public function migrate( array $raw ): array {
		return Migration::run( $raw );
	}

	public function context( array $data, RenderContext $context ): ?array {
		$parts = array();
		$css   = $this->divider_css( $data['divider'] );
		foreach ( (array) $data['order'] as $key ) {
			if ( 'divider' === $key && 'none' !== $data['divider']['style'] ) {
				$parts[] = array( 'kind' => 'divider' );
			} elseif ( isset( self::HEADINGS[ $key ] ) && '' !== trim( (string) $data[ $key ]['text'] ) ) {
				$parts[] = $this->heading( $data[ $key ], self::HEADINGS[ $key ][0] );
				$css    += $this->heading_css( $data[ $key ], self::HEADINGS[ $key ][1] );
			}
		}
		if ( array() === $parts ) {
			return null;
		}
		$is_fitted  = (bool) $data['fittext'];
		$compressor = max( self::MIN_COMPRESSOR, (float) $data['fittext_compressor'] );
		return array(
			'parts'      => $parts,
			'is_fitted'  => $is_fitted,
			'classes'    => $is_fitted ? array( 'so-widget-fittext-wrapper' ) : array(),
			'attributes' => $is_fitted ? array( 'data-fit-text-compressor' => (string) $compressor ) : array(),
			'css'        => $css
				+ ( $is_fitted ? array( '--pw-headline-compressor' => (string) $compressor ) : array() ),
		);
	}

	/**
	 * @param array<string, mixed> $data Sanitized section.
	 * @return array<string, string>
	 */
	private function heading( array $data, string $css_class ): array {
		return array(
			'kind'   => 'heading',
			'class'  => $css_class,
			'tag'    => '' !== $data['tag'] ? (string) $data['tag'] : 'h2',
			'text'   => (string) $data['text'],
			'href'   => Href::of( (string) $data['destination_url'] ),
			'target' => $data['new_window'] ? '_blank' : '',
		);
	}

	/**
	 * Returns the alignments and the font variant.
	 *
	 * @param array<string, mixed> $data Sanitized section.
	 * @return array<string, string>
	 */
	private function heading_css( array $data, string $part ): array {
		Font::enqueue( (string) $data['font'] );
		$font = Font::parse( (string) $data['font'] );
		return array_filter(
			array(
				"--pw-headline$part-align"        => (string) $data['align'],
				"--pw-headline$part-mobile-align" => (string) $data['mobile_align'],
				"--pw-headline$part-font-weight"  => $font['weight'],
				"--pw-headline$part-font-style"   => $font['style'],
			)
		);
	}

	/**
	 * @param array<string, mixed> $data Sanitized section.
	 * @return array<string, string>
	 */
	private function divider_css( array $data ): array {
		$css = array(
			'--pw-headline-divider-style'     => (string) $data['style'],
			'--pw-headline-divider-thickness' => max( 0, (float) $data['thickness'] ) . 'px',
			'--pw-headline-divider-align'     => (string) $data['align'],
			'--pw-headline-divider-mobile'    => (string) $data['mobile_align'],
		);
		return array_filter( $css, static fn ( string $value ): bool => '' !== $value );
	}
}
