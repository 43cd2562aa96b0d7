<?php
/**
 * The PHP of a widget.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * A widget's logic: turns sanitized data into the variables of its template. Contains no HTML and runs no queries of
 * its own.
 */
interface Render {
	/**
	 * Converts saved data of older versions. Runs before sanitizing. Must accept any data, also missing sections.
	 *
	 * @param array<string, mixed> $raw Saved data.
	 * @return array<string, mixed>
	 */
	public function migrate( array $raw ): array;

	/**
	 * Returns the variables of template.php. The renderer also reads three optional keys: `style` (string, the word
	 * after the ID base in the wrapper's class: theme or template; defaults to 'default', or 'base' for widgets without
	 * a design), `css` (array, custom property => value, added to those of the fields) and `has_module` (false if this
	 * instance works without the widget's script).
	 *
	 * @param array<string, mixed> $data    Sanitized data with defaults.
	 * @param RenderContext        $context Where it is rendered, and access to other parts.
	 * @return ?array<string, mixed> Null for an empty widget.
	 */
	public function context( array $data, RenderContext $context ): ?array;
}
