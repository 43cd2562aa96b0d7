<?php
/**
 * Available widgets.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

use Pagewright\Schema\Widget;

/** A widget that is switched off cannot be inserted; existing ones render and can be edited as before. */
final class Offer {
	/** Option: list of the classes that are switched off. A list of disabled classes keeps new widgets available. */
	public const OPTION = 'pagewright_off';

	public static function has( Widget $widget ): bool {
		/**
		 * Changes whether a widget is available in the inserter and in the lists of classic widgets.
		 *
		 * @param bool   $is_offered The choice on the widgets screen.
		 * @param Widget $widget     The widget.
		 */
		return (bool) apply_filters( 'pagewright/widgets/offered', self::is_chosen( $widget ), $widget );
	}

	/** Returns the administrator's choice, before the filter. */
	public static function is_chosen( Widget $widget ): bool {
		return ! in_array( $widget->class, self::off(), true );
	}

	/** Keeps classes of widgets that are currently not active. */
	public static function set( Widget $widget, bool $is_offered ): void {
		$others = array_values( array_diff( self::off(), array( $widget->class ) ) );
		update_option( self::OPTION, $is_offered ? $others : array( ...$others, $widget->class ), true );
	}

	/** @return list<string> */
	private static function off(): array {
		// An autoloaded option: sites without it need no query.
		$stored = isset( wp_load_alloptions()[ self::OPTION ] ) ? get_option( self::OPTION ) : array();
		return is_array( $stored ) ? array_values( array_filter( $stored, 'is_string' ) ) : array();
	}
}
