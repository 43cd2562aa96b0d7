<?php
/**
 * How a menu is shown.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Navigation;

defined( 'ABSPATH' ) || exit;

/** One menu of a page: of a widget or of a classic theme. */
final class Options {
	/**
	 * @param string $id             Unique on the page; start of the ids that are printed.
	 * @param string $label          Name of the landmark, '' where the theme's container names it.
	 * @param string $toggle         Word on the button of small screens; '' shows its icon alone.
	 * @param bool   $is_vertical    Whether top items stand one below the other on all screens.
	 * @param bool   $is_collapsible Whether small screens get a button in place of the menu.
	 * @param bool   $opens_on_hover Whether a mouse that rests on an item opens its submenu.
	 * @param bool   $has_search     Whether a search ends it.
	 * @param int    $depth          Levels, 1 to 3.
	 * @param bool   $is_of_theme    Whether it stands where a theme has its menu, which may have a button for small screens too.
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
