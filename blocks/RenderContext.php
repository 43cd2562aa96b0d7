<?php
/**
 * Where a widget is rendered.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Safe;
use Pagewright\Providers\Icons\Icons;
use Pagewright\Schema\Widget;

/** One rendering: its id, its settings, and the doors to what a Render may need from outside. */
final class RenderContext {
	/**
	 * @param string               $id         Unique on the page and the same at every view: `sow-accordion-1`. Start of the ids a template prints.
	 * @param Widget               $widget     The widget.
	 * @param bool                 $is_preview Rendered for the editor.
	 * @param array<string, mixed> $settings   Cleaned settings for all widgets of this kind.
	 * @param array{before_title: string, after_title: string} $title_tags Around the widget's title; from the theme in a classic widget area.
	 * @param Icons                $icons      Icon families.
	 * @param callable(string, array<string, mixed>): string $render Renders another widget: folder, data => HTML.
	 */
	public function __construct(
		public readonly string $id,
		public readonly Widget $widget,
		public readonly bool $is_preview,
		public readonly array $settings,
		public readonly array $title_tags,
		public readonly Icons $icons,
		private readonly mixed $render,
	) {}

	/**
	 * HTML of another widget inside this one, wrapper included; '' when there is no such widget.
	 *
	 * @param string               $folder Its folder, e.g. `button`.
	 * @param array<string, mixed> $data   Its saved data.
	 */
	public function render( string $folder, array $data ): string {
		return ( $this->render )( $folder, $data );
	}

	/** The title in the tags of the place it stands in, escaped; '' for an empty one. */
	public function title( string $title ): string {
		return '' === trim( $title ) ? '' : $this->title_tags['before_title'] . Safe::html( $title ) . $this->title_tags['after_title'];
	}
}
