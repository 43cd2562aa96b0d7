<?php
/**
 * Functions of WordPress Popular Posts, which other plugins and themes call. Loaded unless it is active.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Lists\Entry;
use Pagewright\Features\PopularPosts\Lists\ListOptions;
use Pagewright\Features\PopularPosts\Lists\PopularList;
use Pagewright\Features\PopularPosts\Lists\Shortcodes;

if ( ! function_exists( 'wpp_get_views' ) ) {
	/**
	 * Returns the views of an entry, "-1" without one.
	 *
	 * @param mixed $id            Post ID.
	 * @param mixed $range         Name of a range, all by default; or an array of `range`, `time_unit` and
	 *    `time_quantity`.
	 * @param mixed $number_format True: with separators; `prettify`: shortened; false: digits.
	 * @param mixed $cache         Unused: an index contains the sums.
	 */
	function wpp_get_views( $id = null, $range = null, $number_format = true, $cache = false ): string {
		return Shortcodes::count( $id, $range, $number_format );
	}
}

if ( ! function_exists( 'wpp_get_mostpopular' ) ) {
	/**
	 * Prints a list.
	 *
	 * @param mixed $args Attributes of the shortcode `[wpp]`, as an array or as `limit=5&range=weekly`.
	 */
	function wpp_get_mostpopular( $args = null ): void {
		echo Shortcodes::posts( Shortcodes::args( $args ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped part by part.
	}
}

if ( ! function_exists( 'wpp_get_ids' ) ) {
	/**
	 * Returns the IDs of the entries of a list in order.
	 *
	 * @param mixed $args As for wpp_get_mostpopular().
	 * @return list<int>
	 */
	function wpp_get_ids( $args = null ): array {
		return array_map(
			static fn ( Entry $entry ): int => $entry->shown->ID,
			PopularList::entries( ListOptions::from_shortcode( Shortcodes::args( $args ) ) )
		);
	}
}
