<?php
/**
 * Position of a layout on a page.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Builder;

defined( 'ABSPATH' ) || exit;

/** Where a layout is rendered: everything that affects its HTML besides its data. */
final class LayoutPlace {
	/**
	 * @param string       $id         Name of the layout, a part of its elements' IDs; '' generates one from its
	 *    content.
	 * @param list<string> $classes    Additional class names of the wrapper.
	 * @param bool         $is_trusted Whether its widgets may print unfiltered HTML, because its author had the
	 *    capability.
	 */
	public function __construct(
		public readonly string $id = '',
		public readonly array $classes = array(),
		public readonly bool $is_trusted = false,
	) {}
}
