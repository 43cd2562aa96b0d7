<?php
/**
 * Content of a panel.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Accordion;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Tinymce\RichText;

/** Turns a panel's sanitized text into HTML: paragraphs, embeds, shortcodes. */
final class Content {
	/**
	 * Returns the HTML of a panel.
	 *
	 * @param array<string, mixed> $panel Sanitized row.
	 * @param array<string, mixed> $data  Sanitized data of the accordion.
	 */
	public static function html( array $panel, array $data ): string {
		$html = RichText::like_post(
			(string) $panel['content_text'],
			(string) $panel['content_text_selected_editor'],
			(bool) $panel['autop']
		);
		/**
		 * Changes the HTML in a panel, e.g. to replace it with a layout. Escape everything that you add.
		 *
		 * @param string               $html  HTML.
		 * @param array<string, mixed> $panel Sanitized row: title, content_text, initial_state …
		 * @param array<string, mixed> $data  Sanitized data of the accordion.
		 */
		return (string) apply_filters( 'pagewright/accordion/content', $html, $panel, $data );
	}
}
