<?php
/**
 * Migration of headlines.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Headline;

defined( 'ABSPATH' ) || exit;

/** Converts old values of the divider. Current values always win over old ones. */
final class Migration {
	/** Thickness in pixels of the old words. */
	private const WEIGHTS = array(
		'thin'   => 1,
		'medium' => 3,
		'thick'  => 5,
	);

	/** Width in pixels of the column that turns a margin with a length unit into a percentage. */
	private const COLUMN_PX = 960;

	/** Pixels per unit; em and rem use the default font size of browsers. */
	private const UNITS_PX = array(
		'px'  => 1,
		'em'  => 16,
		'rem' => 16,
		'pt'  => 1.333,
	);

	/**
	 * Before: `divider: { weight: 'medium', side_margin: '10%', top_margin: '20px' }`. After: the same and `thickness:
	 * 3, width: '80%', margin: '20px'`.
	 *
	 * @param array<string, mixed> $raw Saved data.
	 * @return array<string, mixed>
	 */
	public static function run( array $raw ): array {
		if ( ! is_array( $raw['divider'] ?? null ) ) {
			return $raw;
		}
		$divider = $raw['divider'];
		$weight  = $divider['weight'] ?? null;
		if ( ! isset( $divider['thickness'] ) && is_string( $weight ) && isset( self::WEIGHTS[ $weight ] ) ) {
			$divider['thickness'] = self::WEIGHTS[ $weight ];
		}
		if ( ! isset( $divider['margin'] ) && is_scalar( $divider['top_margin'] ?? null ) ) {
			$divider['margin'] = self::with_unit( $divider, 'top_margin' );
		}
		$width = isset( $divider['width'] ) || ! is_scalar( $divider['side_margin'] ?? null )
			? ''
			: self::width( self::with_unit( $divider, 'side_margin' ) );
		if ( '' !== $width ) {
			$divider['width'] = $width;
		}
		$raw['divider'] = $divider;
		return $raw;
	}

	/** @param array<string, mixed> $divider Section of the saved data. */
	private static function with_unit( array $divider, string $key ): string {
		$value = trim( (string) $divider[ $key ] );
		$unit  = $divider[ $key . '_unit' ] ?? 'px';
		return is_numeric( $value ) && is_string( $unit ) ? $value . $unit : $value;
	}

	/** Returns the width between two side margins, as a percentage of the column; '' if unknown. */
	private static function width( string $margin ): string {
		if ( 1 !== preg_match( '/^(\d+(?:\.\d+)?)([a-z]+|%)$/i', $margin, $found ) ) {
			return '';
		}
		$unit_px = self::UNITS_PX[ strtolower( $found[2] ) ] ?? null;
		$share   = match ( true ) {
			'%' === $found[2] => (float) $found[1],
			null !== $unit_px => (float) $found[1] * $unit_px / self::COLUMN_PX * 100,
			default => null,
		};
		return null === $share ? '' : max( 1, (int) round( 100 - 2 * $share ) ) . '%';
	}
}
