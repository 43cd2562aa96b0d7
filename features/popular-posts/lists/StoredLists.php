<?php
/**
 * Lists of classic widgets.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Lists;

defined( 'ABSPATH' ) || exit;

/** Classic widgets store their lists in options, by number. */
final class StoredLists {
	/** Option in which the classic widget of WordPress Popular Posts stores its lists. */
	private const ORIGINAL = 'widget_wpp';

	/** Returns the list of the widget with this number; null when there is none. */
	public static function of_widget( int $number ): ?ListOptions {
		/**
		 * Filters the list of a classic widget. Return one for the numbers of your own widgets.
		 *
		 * @param ?ListOptions $options Null by default.
		 * @param int          $number  Number of the widget.
		 */
		$options = apply_filters( 'pagewright/popular/widget-options', null, $number );
		if ( $options instanceof ListOptions ) {
			return $options;
		}
		$stored = get_option( self::ORIGINAL );
		return is_array( $stored ) && is_array( $stored[ $number ] ?? null )
			? ListOptions::of( $stored[ $number ] )
			: null;
	}
}
