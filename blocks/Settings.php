<?php
/**
 * Settings for all widgets of a kind.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

use Pagewright\Schema\Widget;

/** Reads the options `so_widget_settings[<class>]`, where sites have their breakpoints and defaults. */
final class Settings {
	/**
	 * The saved settings, not cleaned; empty when there are none. Old versions stored JSON text.
	 *
	 * @return array<string, mixed>
	 */
	public static function of( Widget $widget ): array {
		if ( array() === $widget->settings_fields() ) {
			return array();
		}
		$value = get_option( self::option( $widget ), array() );
		$value = is_string( $value ) ? json_decode( $value, true ) : $value;
		return is_array( $value ) ? $value : array();
	}

	/** Reads the settings of these widgets in one query. @param list<Widget> $widgets Widgets. */
	public static function prime( array $widgets ): void {
		wp_prime_option_caches( array_map( self::option( ... ), $widgets ) );
	}

	private static function option( Widget $widget ): string {
		return "so_widget_settings[{$widget->class}]";
	}
}
