<?php
/**
 * Context of a rendering.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Safe;
use Pagewright\Providers\Icons\Icons;
use Pagewright\Schema\Widget;

/** One rendering: its ID, its settings, and access to the parts that a Render may use. */
final class RenderContext {
	/**
	 * @param string               $id         Unique on the page and the same on every page view: `sow-accordion-1`.
	 *    Prefix of the IDs in a template.
	 * @param Widget               $widget     The widget.
	 * @param bool                 $is_preview Whether it is rendered for the editor.
	 * @param array<string, mixed> $settings   Sanitized settings for all widgets of this kind.
	 * @param array{before_title: string, after_title: string} $title_tags Tags around the widget's title; from the
	 *    theme in a classic widget area.
	 * @param Icons                $icons      Icon families.
	 * @param callable(string, array<string, mixed>): string $render Renders another widget: folder and data => HTML.
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
	 * Returns the HTML of another widget inside this one, with its wrapper; '' if the widget does not exist.
	 *
	 * @param string               $folder Its folder, e.g. `button`.
	 * @param array<string, mixed> $data   Its saved data.
	 */
	public function render( string $folder, array $data ): string {
		return ( $this->render )( $folder, $data );
	}

	/** Returns the escaped title in the tags of its place; '' for an empty title. */
	public function title( string $title ): string {
		return '' === trim( $title )
			? ''
			: $this->title_tags['before_title'] . Safe::html( $title ) . $this->title_tags['after_title'];
	}
}
