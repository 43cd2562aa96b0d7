<?php
/**
 * Hero.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Hero;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Nesting;
use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Blocks\Slides\Background;
use Pagewright\Blocks\Slides\Slides;
use Pagewright\Fields\Font\Font;

/** Frames with text and buttons over an image or a video. */
final class Render implements RenderInterface {
	/** Lower values, which the form allows, would make a fitted text grow without limit. */
	private const MIN_COMPRESSOR = 0.1;

	private Nesting $nesting;

	public function __construct() {
		$this->nesting = new Nesting();
	}

	public function migrate( array $raw ): array {
		return Slides::migrate( Slides::migrate_layout( $raw ) );
	}

	public function context( array $data, RenderContext $context ): ?array {
		$slides = $this->nesting->once( $data['frames'], fn (): array => $this->slides( $data['frames'], $context ) );
		$view   = ( new Slides( $context, $data['controls'] ) )->view( $slides, true );
		if ( null === $view ) {
			return null;
		}
		$design     = $data['design'];
		$compressor = max( self::MIN_COMPRESSOR, (float) $design['fittext_compressor'] );
		$fit        = $design['fittext'];
		return array_merge(
			$view,
			array(
				'classes'    => array(
					...$view['classes'],
					...( $data['layout']['vertically_align'] ? array( 'is-vertically-centered' ) : array() ),
					...( $fit ? array( 'so-widget-fittext-wrapper' ) : array() ),
				),
				'attributes' => $fit ? array( 'data-fit-text-compressor' => (string) $compressor ) : array(),
				'css'        => $view['css']
					+ Font::variant( (string) $design['heading_font'], '--pw-hero-heading' )
					+ Font::variant( (string) $design['text_font'], '--pw-hero-text' )
					+ ( $fit ? array( '--pw-hero-compressor' => (string) $compressor ) : array() ),
			)
		);
	}

	/**
	 * Returns the frames with content.
	 *
	 * @param list<array<string, mixed>> $frames Sanitized frames.
	 * @return list<array{frame: array<string, mixed>, background: Background, content: string, name: string}>
	 */
	private function slides( array $frames, RenderContext $context ): array {
		$slides = array();
		foreach ( $frames as $frame ) {
			$background = Background::of_section( $frame['background'] );
			$content    = Content::html( $frame, $context );
			if ( '' !== $content || ! $background->is_empty() ) {
				$slides[] = array(
					'frame'      => $frame,
					'background' => $background,
					'content'    => $content,
					'name'       => Slides::heading( $content ),
				);
			}
		}
		return $slides;
	}
}
