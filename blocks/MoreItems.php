<?php
/**
 * Lists that go on after the page is loaded.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

/** A Render whose widget prints the beginning of a list and gives the rest to those who ask implements this too. */
interface MoreItems {
	/**
	 * Escaped HTML of one page of the list; '' behind its end.
	 *
	 * @param array<string, mixed> $list What this Render signed, maybe an earlier version of it.
	 * @param int                  $page From 1, which is what the widget printed.
	 */
	public function more( array $list, int $page ): string;
}
