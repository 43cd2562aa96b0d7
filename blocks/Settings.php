<?php
/**
 * Settings for all widgets of one kind.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Registry;
use Pagewright\Schema\Walk;
use Pagewright\Schema\Widget;

/** The options `so_widget_settings[<class>]`, which contain the breakpoints and defaults of sites. */
final class Settings {
	/**
	 * Returns the saved settings, not sanitized; empty if none exist.
	 *
	 * @return array<string, mixed>
	 */
	public static function of( Widget $widget ): array {
		return array() === $widget->settings_fields() ? array() : self::of_class( $widget->class );
	}

	/**
	 * Returns the same for a class, for migrations, which know only their own class. Old versions stored JSON text.
	 *
	 * @return array<string, mixed>
	 */
	public static function of_class( string $class ): array {
		$option = self::option_of( $class );
		// Options of this kind are autoloaded (see Classic\Options): a missing one needs no query.
		return self::read( isset( wp_load_alloptions()[ $option ] ) ? get_option( $option ) : array() );
	}

	/**
	 * Merges sanitized settings into the saved ones: values that the form does not contain are kept.
	 *
	 * @param array<string, mixed> $values Request values.
	 */
	public static function save( Widget $widget, array $values, Registry $types ): void {
		$option = self::option_of( $widget->class );
		update_option(
			$option,
			Walk::clean_for_storage(
				$widget->settings_fields(),
				$values + self::read( get_option( $option ) ),
				$types
			),
			true
		);
	}

	/** Returns the name of the option with the settings of a widget class. */
	public static function option_of( string $class ): string {
		return "so_widget_settings[$class]";
	}

	/** @return array<string, mixed> */
	private static function read( mixed $stored ): array {
		$value = is_string( $stored ) ? json_decode( $stored, true ) : $stored;
		return is_array( $value ) ? $value : array();
	}
}
