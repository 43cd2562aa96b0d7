<?php
/**
 * What a widget's own PHP is to the renderer.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

/** A widget's decisions: from cleaned data to what its template prints. No HTML here, no queries of its own. */
interface Render {
	/**
	 * Saved data of older versions in today's shape; runs before cleaning. Must accept anything, and sections that are not there.
	 *
	 * @param array<string, mixed> $raw Saved data.
	 * @return array<string, mixed>
	 */
	public function migrate( array $raw ): array;

	/**
	 * The variables of template.php. Three keys are read by the renderer itself and may be left out:
	 * `style` (string, the word after the id base in the wrapper's class: theme or template; 'default' otherwise, 'base' for widgets without design)
	 * `css` (array, custom property => value, added to those of the fields)
	 * and `has_module` (false where this one works without the widget's script).
	 *
	 * @param array<string, mixed> $data    Cleaned data, defaults filled in.
	 * @param RenderContext        $context Where it is rendered, and doors to the outside.
	 * @return ?array<string, mixed> Null when there is nothing to show.
	 */
	public function context( array $data, RenderContext $context ): ?array;
}
