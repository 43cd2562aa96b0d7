<?php
/**
 * Options of a menu.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Navigation;

defined( 'ABSPATH' ) || exit;

/** One menu of a page, of a widget or of a classic theme. */
final class Options {
	/**
	 * @param string $id             Unique on the page; prefix of the IDs.
	 * @param string $label          Label of the landmark, '' when the theme's container has one.
	 * @param string $toggle         Label of the button on small screens; '' for its icon only.
	 * @param bool   $is_vertical    Whether top-level items are always stacked.
	 * @param bool   $is_collapsible Whether small screens get a button instead of the menu.
	 * @param bool   $opens_on_hover Whether hovering an item opens its submenu.
	 * @param bool   $has_search     Whether it ends with a search.
	 * @param int    $depth          Levels, 1 to 3.
	 * @param bool   $is_of_theme    Whether it is at the place of the theme's menu, which may have its own button for
	 *    small screens.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $label = '',
		public readonly string $toggle = '',
		public readonly bool $is_vertical = false,
		public readonly bool $is_collapsible = true,
		public readonly bool $opens_on_hover = true,
		public readonly bool $has_search = false,
		public readonly int $depth = 3,
		public readonly bool $is_of_theme = false,
	) {}
}
