<?php
/**
 * Which widgets are offered.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

use Pagewright\Schema\Widget;

/** A widget that is not offered cannot be inserted any more; what is there already is rendered and edited as before. */
final class Offer {
	/** Option: list of the classes that are switched off, so that a new widget is offered. */
	public const OPTION = 'pagewright_off';

	public static function has( Widget $widget ): bool {
		/**
		 * Changes whether a widget is offered in the inserter and in the lists of classic widgets.
		 *
		 * @param bool   $is_offered As chosen on the widgets screen.
		 * @param Widget $widget     The widget.
		 */
		return (bool) apply_filters( 'pagewright/widgets/offered', self::is_chosen( $widget ), $widget );
	}

	/** What an administrator chose, whatever the filter says. */
	public static function is_chosen( Widget $widget ): bool {
		return ! in_array( $widget->class, self::off(), true );
	}

	/** Keeps classes of widgets that are not active at the moment. */
	public static function set( Widget $widget, bool $is_offered ): void {
		$others = array_values( array_diff( self::off(), array( $widget->class ) ) );
		update_option( self::OPTION, $is_offered ? $others : array( ...$others, $widget->class ), true );
	}

	/** @return list<string> */
	private static function off(): array {
		// The option is loaded with all others: a site without one asks for nothing.
		$stored = isset( wp_load_alloptions()[ self::OPTION ] ) ? get_option( self::OPTION ) : array();
		return is_array( $stored ) ? array_values( array_filter( $stored, 'is_string' ) ) : array();
	}
}
