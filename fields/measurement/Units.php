<?php
/**
 * Units of CSS lengths.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Measurement;

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\Memory;

/** The allowed units of a length. */
final class Units {
	/** Source: the public widgets bundle, which created older content. */
	private const UNITS = array(
		'px', '%', 'in', 'cm', 'mm', 'em', 'rem', 'pt', 'pc', 'ex', 'ch', 'vw', 'vh', 'vmin', 'vmax',
	);

	/** @return list<string> Lower-case units, the most common first. */
	public static function all(): array {
		// Called for every length on a page.
		if ( ! has_filter( 'siteorigin_widgets_get_measurements_list' ) && ! has_filter( 'pagewright/fields/units' ) ) {
			return self::UNITS;
		}
		/** This filter is known from the public widgets bundle; ours below runs after it. */
		$units = apply_filters( 'siteorigin_widgets_get_measurements_list', self::UNITS );
		/**
		 * Changes the units that measurement fields show and accept: `$units[] = 'cqw'`.
		 *
		 * @param list<string> $units Letters or `%`, lower case.
		 */
		$units = (array) apply_filters( 'pagewright/fields/units', is_array( $units ) ? $units : self::UNITS );
		// Last result of the filters, and its units.
		$last = Memory::get( self::class, 'last', array( self::UNITS, self::UNITS ) );
		if ( $last[0] !== $units ) {
			$known = array_filter(
				$units,
				static fn ( $unit ) => is_string( $unit ) && 1 === preg_match( '/^(?:%|[a-z]+)$/', $unit )
			);
			$last  = array( $units, array() === $known ? self::UNITS : array_values( array_unique( $known ) ) );
			Memory::set( self::class, 'last', $last );
		}
		return $last[1];
	}
}
