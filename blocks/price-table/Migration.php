<?php
/**
 * Migration of price tables.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\PriceTable;

defined( 'ABSPATH' ) || exit;

/**
 * Moves flat colors into their sections and adds the icon family to old icons. Current values always win over old ones.
 */
final class Migration {
	/** Old flat key => current section and key in the design; '' for the design itself. */
	private const MOVED = array(
		'theme'                 => array( '', 'theme' ),
		'header_color'          => array( 'header', 'background_color' ),
		'featured_header_color' => array( 'header', 'featured_background_color' ),
		'button_color'          => array( 'button', 'background_color' ),
		'featured_button_color' => array( 'button', 'featured_background_color' ),
	);

	private const FAMILY = '/^(?:fontawesome|elegantline|materialicons|genericons|icomoon|typicons|ionicons)-/';

	/**
	 * Before: `{ header_color: '#123', columns: [ { features: [ { icon: 'check' } ] } ] }`. After: the same, `design: {
	 * header: { background_color: '#123' } }`, and `icon_new: 'fontawesome-check'` in the feature.
	 *
	 * @param array<string, mixed> $raw Saved data.
	 * @return array<string, mixed>
	 */
	public static function run( array $raw ): array {
		foreach ( self::MOVED as $old => list( $section, $key ) ) {
			if ( is_string( $raw[ $old ] ?? null ) && is_array( $raw['design'] ?? array() ) ) {
				$raw['design'] = self::put( $raw['design'] ?? array(), array( $section, $key ), $raw[ $old ] );
			}
		}
		if ( is_array( $raw['columns'] ?? null ) ) {
			$raw['columns'] = array_map( self::column( ... ), $raw['columns'] );
		}
		return $raw;
	}

	/**
	 * @param array<string, mixed>         $design Section of the saved data.
	 * @param array{0: string, 1: string} $place  Section and key.
	 * @return array<string, mixed>
	 */
	private static function put( array $design, array $place, string $value ): array {
		list( $section, $key ) = $place;
		if ( '' === $section ) {
			return $design + array( $key => $value );
		}
		if ( is_array( $design[ $section ] ?? array() ) ) {
			$design[ $section ] = ( $design[ $section ] ?? array() ) + array( $key => $value );
		}
		return $design;
	}

	private static function column( mixed $column ): mixed {
		if ( ! is_array( $column ) || ! is_array( $column['features'] ?? null ) ) {
			return $column;
		}
		foreach ( $column['features'] as $i => $feature ) {
			$icon = is_array( $feature ) && is_string( $feature['icon'] ?? null ) ? trim( $feature['icon'] ) : '';
			if ( '' !== $icon && empty( $feature['icon_new'] ) ) {
				$column['features'][ $i ]['icon_new'] = 1 === preg_match( self::FAMILY, $icon )
					? $icon
					: 'fontawesome-' . preg_replace( '/^(?:fa|icon)-/', '', $icon );
			}
		}
		return $column;
	}
}
