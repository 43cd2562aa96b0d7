<?php
/**
 * Colors in forms.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Color;

defined( 'ABSPATH' ) || exit;

/** The theme's palette, for `colors` in the form's environment. */
final class Palette {
	/** @return list<array{name: string, color: string}> Only colors that a field can store. */
	public static function all(): array {
		$palettes = function_exists( 'wp_get_global_settings' )
			? wp_get_global_settings( array( 'color', 'palette' ) )
			: array();
		$field    = new Field();
		$found    = array();
		foreach ( array( 'theme', 'custom' ) as $origin ) {
			foreach ( is_array( $palettes[ $origin ] ?? null ) ? $palettes[ $origin ] : array() as $entry ) {
				$color = $field->clean( $entry['color'] ?? '', array(), array(), '' );
				if ( is_string( $color ) ) {
					$found[] = array(
						'name'  => (string) ( $entry['name'] ?? $color ),
						'color' => $color,
					);
				}
			}
		}
		return $found;
	}
}
