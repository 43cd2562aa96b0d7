<?php
/**
 * The place of a layout on a page.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Builder;

defined( 'ABSPATH' ) || exit;

/** What the surroundings of a layout say about its HTML. */
final class LayoutPlace {
	/**
	 * @param string       $id         Name of the layout, a part of the ids of its elements; '' makes one of its content.
	 * @param list<string> $classes    More class names of the element around it.
	 * @param bool         $is_trusted Whether its widgets may print any HTML: who wrote it had the right to.
	 */
	public function __construct(
		public readonly string $id = '',
		public readonly array $classes = array(),
		public readonly bool $is_trusted = false,
	) {}
}
