<?php
/**
 * Styles of Google's maps.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\GoogleMap;

defined( 'ABSPATH' ) || exit;

/** Style rules in Google's format: `[ { featureType, elementType, stylers: [ … ] } ]`. */
final class MapStyles {
	/**
	 * @param array<string, mixed> $styles Sanitized section.
	 * @return list<array<string, mixed>>
	 */
	public static function rules( array $styles ): array {
		$rules = array();
		if ( 'custom' === $styles['style_method'] ) {
			$rules = array_values( array_map( self::rule( ... ), $styles['custom_map_styles'] ) );
		} elseif ( 'raw_json' === $styles['style_method'] ) {
			$decoded = json_decode( (string) $styles['raw_json_map_styles'], true );
			$rules   = is_array( $decoded ) && array_is_list( $decoded )
				? array_values( array_filter( $decoded, 'is_array' ) )
				: array();
		}
		/**
		 * Changes the style rules of a map. Known from the public widgets bundle.
		 *
		 * @param list<array<string, mixed>> $rules  Rules.
		 * @param array<string, mixed>       $styles Sanitized section of the form.
		 */
		$rules = apply_filters( 'siteorigin_widgets_google_maps_widget_styles', $rules, $styles );
		return is_array( $rules ) ? array_values( array_filter( $rules, 'is_array' ) ) : array();
	}

	/**
	 * Returns the rules for the URL of a static map: `feature:water|element:geometry|color:0xaabbcc`.
	 *
	 * @param list<array<string, mixed>> $rules Rules.
	 * @return list<string>
	 */
	public static function for_picture( array $rules ): array {
		$texts = array();
		foreach ( $rules as $rule ) {
			$parts = array();
			foreach ( array( 'featureType' => 'feature', 'elementType' => 'element' ) as $key => $word ) {
				if ( is_string( $rule[ $key ] ?? null ) && '' !== $rule[ $key ] ) {
					$parts[] = $word . ':' . $rule[ $key ];
				}
			}
			foreach ( is_array( $rule['stylers'] ?? null ) ? $rule['stylers'] : array() as $styler ) {
				foreach ( is_array( $styler ) ? array_filter( $styler, 'is_scalar' ) : array() as $name => $value ) {
					$parts[] = $name . ':'
						. str_replace( '#', '0x', is_bool( $value ) ? ( $value ? 'true' : 'false' ) : (string) $value );
				}
			}
			$texts[] = implode( '|', $parts );
		}
		return $texts;
	}

	/**
	 * @param array<string, mixed> $row Sanitized row of custom styles.
	 * @return array<string, mixed>
	 */
	private static function rule( array $row ): array {
		$stylers = array( array( 'visibility' => $row['visibility'] ? 'on' : 'off' ) );
		if ( is_string( $row['color'] ) && '' !== $row['color'] ) {
			$stylers[] = array( 'color' => $row['color'] );
		}
		return array_filter(
			array(
				// In keys of the form, _ goes one level down and - joins the words of a level.
				'featureType' => strtr(
					(string) $row['map_feature'],
					array(
						'_' => '.',
						'-' => '_',
					)
				),
				'elementType' => (string) $row['element_type'],
				'stylers'     => $stylers,
			)
		);
	}
}
