<?php
/**
 * Layout slider.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\LayoutSlider;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\FormFacts;
use Pagewright\Blocks\Nesting;
use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Blocks\Slides\Background;
use Pagewright\Blocks\Slides\Slides;
use Pagewright\Fields\Builder\Content;

/** Frames that contain blocks or a layout of Page Builder. */
final class Render implements RenderInterface, FormFacts {
	private Nesting $nesting;

	public function __construct() {
		$this->nesting = new Nesting();
	}

	public function migrate( array $raw ): array {
		return Slides::migrate( Slides::migrate_layout( $raw ) );
	}

	public function context( array $data, RenderContext $context ): ?array {
		$slides = $this->nesting->once( $data['frames'], fn (): array => $this->slides( $data['frames'] ) );
		$view   = ( new Slides( $context, $data['controls'] ) )->view( $slides, true );
		return null === $view
			? null
			: array_merge(
				$view,
				array(
					'classes' => array(
						...$view['classes'],
						...( $data['layout']['vertically_align'] ? array( 'is-vertically-centered' ) : array() ),
					),
				)
			);
	}

	/** Colors of headings and text are set in the content. Sites that already set them here can continue to do so. */
	public function form( array $fields ): array {
		/**
		 * This filter is known from the public widgets bundle: true shows the section with the design of headings and
		 * text in the form.
		 */
		if ( apply_filters( 'sow_layout_slider_show_heading_fields', false ) ) {
			unset( $fields['design']['hidden'] );
		}
		return $fields;
	}

	public function javascript_variables(): array {
		return array();
	}

	/**
	 * Returns the frames with content.
	 *
	 * @param list<array<string, mixed>> $frames Sanitized frames.
	 * @return list<array{frame: array<string, mixed>, background: Background, content: string, name: string}>
	 */
	private function slides( array $frames ): array {
		$slides = array();
		foreach ( $frames as $frame ) {
			$background = Background::of_section( $frame['background'] );
			$content    = trim( Content::html( $frame['content'] ) );
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
