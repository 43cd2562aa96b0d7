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
		$option = self::option_of( $widget->class );
		// Options of this kind are loaded with all others (Classic\Options sees to it): one that is not there costs no query.
		$value = isset( wp_load_alloptions()[ $option ] ) ? get_option( $option ) : array();
		$value = is_string( $value ) ? json_decode( $value, true ) : $value;
		return is_array( $value ) ? $value : array();
	}

	/** Name of the option that holds the settings of a widget class. */
	public static function option_of( string $class ): string {
		return "so_widget_settings[$class]";
	}
}
