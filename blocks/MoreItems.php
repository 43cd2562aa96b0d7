<?php
/**
 * Lists that load more items later.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

/** A Render whose widget prints the start of a list and serves the rest on request also implements this interface. */
interface MoreItems {
	/**
	 * Returns the escaped HTML of one page of the list; '' after the last page.
	 *
	 * @param array<string, mixed> $list The signed list, possibly of an earlier version of this Render.
	 * @param int                  $page From 1, the page that the widget printed.
	 */
	public function more( array $list, int $page ): string;
}
