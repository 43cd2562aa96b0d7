<?php
/**
 * Lists of classic widgets.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Popular;

defined( 'ABSPATH' ) || exit;

/** Classic widgets keep their lists in options, by number. */
final class StoredLists {
	/** Where the classic widget of WordPress Popular Posts keeps its lists. */
	private const ORIGINAL = 'widget_wpp';

	/** The list of the widget of this number; null when there is none. */
	public static function of_widget( int $number ): ?ListOptions {
		/**
		 * The list of a classic widget. Answer it for the numbers of your own.
		 *
		 * @param ?ListOptions $options Null.
		 * @param int          $number  Number of the widget.
		 */
		$options = apply_filters( 'pagewright/popular/widget-options', null, $number );
		if ( $options instanceof ListOptions ) {
			return $options;
		}
		$stored = get_option( self::ORIGINAL );
		return is_array( $stored ) && is_array( $stored[ $number ] ?? null ) ? ListOptions::of( $stored[ $number ] ) : null;
	}
}
