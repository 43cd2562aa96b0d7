<?php
/**
 * Migration of features.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Features;

defined( 'ABSPATH' ) || exit;

/**
 * Moves the tag of titles and the space between features to their current places. Current values always win over old
 * ones.
 */
final class Migration {
	/**
	 * Before: `{ title_tag: 'h3', feature_space: 40 }`. After: the same and `fonts: { title_options: { tag: 'h3' } },
	 * feature_spacing: '40px 40px'`.
	 *
	 * @param array<string, mixed> $raw Saved data.
	 * @return array<string, mixed>
	 */
	public static function run( array $raw ): array {
		$fonts = $raw['fonts'] ?? array();
		$title = is_array( $fonts ) ? $fonts['title_options'] ?? array() : null;
		if (
			is_array( $title )
			&& is_string( $raw['title_tag'] ?? null )
			&& '' !== $raw['title_tag']
			&& ! isset( $title['tag'] )
		) {
			$raw['fonts'] = array( 'title_options' => array( 'tag' => $raw['title_tag'] ) + $title ) + $fonts;
		}
		$space = self::length( $raw );
		if ( '' !== $space && ! isset( $raw['feature_spacing'] ) ) {
			$raw['feature_spacing'] = "$space $space";
		}
		return $raw;
	}

	/**
	 * Returns the old space with its unit; '' if it is not set.
	 *
	 * @param array<string, mixed> $raw Saved data.
	 */
	private static function length( array $raw ): string {
		$space = is_scalar( $raw['feature_space'] ?? null ) ? trim( (string) $raw['feature_space'] ) : '';
		$unit  = $raw['feature_space_unit'] ?? 'px';
		return is_numeric( $space ) ? $space . ( is_string( $unit ) ? $unit : 'px' ) : $space;
	}
}
