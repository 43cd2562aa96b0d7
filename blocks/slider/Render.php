<?php
/**
 * Slider.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Slider;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Blocks\Slides\Background;
use Pagewright\Blocks\Slides\Slides;
use Pagewright\Providers\Images\Images;

/** Images and videos, one at a time, each with an optional smaller image on it and a link. */
final class Render implements RenderInterface {
	public function migrate( array $raw ): array {
		return Slides::migrate( $raw );
	}

	public function context( array $data, RenderContext $context ): ?array {
		$slides = array();
		foreach ( $data['frames'] as $frame ) {
			$background = Background::of_frame( $frame );
			$content    = $this->foreground( $frame, $background, array() === $slides );
			if ( ! $background->is_empty() || $background->has_color() || '' !== $content ) {
				$slides[] = array(
					'frame'      => $frame,
					'background' => $background,
					'content'    => $content,
					'name'       => Images::alt( (int) $frame['foreground_image'] ),
				);
			}
		}
		$view = ( new Slides( $context, $data['controls'] ) )->view( $slides, false );
		return null === $view ? null : array_merge( $view, array( 'css' => $view['css'] + $this->shape( $slides ) ) );
	}

	/** @param array<string, mixed> $frame Sanitized frame. */
	private function foreground( array $frame, Background $background, bool $is_first ): string {
		$id    = (int) $frame['foreground_image'];
		$alt   = Images::alt( $id );
		$image = Background::picture(
			$id,
			(string) $frame['foreground_image_fallback'],
			'full',
			array( 'class' => 'sow-slider-foreground-image', 'alt' => $alt ),
			array( $frame, $background->old_names(), $is_first )
		);
		return '' === $image ? '' : '<div class="sow-slider-image-foreground-wrapper">' . $image . '</div>';
	}

	/**
	 * Returns the aspect ratio of the first image with a known size; all slides have it if no height is set.
	 *
	 * @param list<array{frame: array<string, mixed>, background: Background}> $slides Slides.
	 * @return array<string, string>
	 */
	private function shape( array $slides ): array {
		$source_of = array(
			static fn ( array $slide ): ?array => $slide['background']->source,
			static fn ( array $slide ): ?array =>
				Images::src(
					(int) $slide['frame']['foreground_image'],
					(string) $slide['frame']['foreground_image_fallback']
				),
		);
		foreach ( $source_of as $find ) {
			foreach ( $slides as $slide ) {
				$source = $find( $slide );
				if ( null !== $source && $source['width'] > 0 && $source['height'] > 0 ) {
					return array( '--pw-slides-ratio' => $source['width'] . ' / ' . $source['height'] );
				}
			}
		}
		return array();
	}
}
