<?php
/**
 * Settings for all widgets of a kind.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Registry;
use Pagewright\Schema\Walk;
use Pagewright\Schema\Widget;

/** The options `so_widget_settings[<class>]`, where sites have their breakpoints and defaults. */
final class Settings {
	/**
	 * The saved settings, not cleaned; empty when there are none.
	 *
	 * @return array<string, mixed>
	 */
	public static function of( Widget $widget ): array {
		return array() === $widget->settings_fields() ? array() : self::of_class( $widget->class );
	}

	/**
	 * The same by the class that content uses, for a migration, which knows its own. Old versions stored JSON text.
	 *
	 * @return array<string, mixed>
	 */
	public static function of_class( string $class ): array {
		$option = self::option_of( $class );
		// Options of this kind are loaded with all others (Classic\Options sees to it): one that is not there costs no query.
		return self::read( isset( wp_load_alloptions()[ $option ] ) ? get_option( $option ) : array() );
	}

	/**
	 * Stores settings, cleaned, over the saved ones: what the form does not know stays.
	 *
	 * @param array<string, mixed> $values What was sent.
	 */
	public static function save( Widget $widget, array $values, Registry $types ): void {
		$option = self::option_of( $widget->class );
		update_option( $option, Walk::clean_for_storage( $widget->settings_fields(), $values + self::read( get_option( $option ) ), $types ), true );
	}

	/** Name of the option that holds the settings of a widget class. */
	public static function option_of( string $class ): string {
		return "so_widget_settings[$class]";
	}

	/** @return array<string, mixed> */
	private static function read( mixed $stored ): array {
		$value = is_string( $stored ) ? json_decode( $stored, true ) : $stored;
		return is_array( $value ) ? $value : array();
	}
}
