<?php
/**
 * Formats numbers of a list.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Lists;

defined( 'ABSPATH' ) || exit;

/** Shortens numbers from 900: 0.9k, 1k, 12.5k, 1.2m. */
final class Numbers {
	private const FIRST_SHORT = 900;

	private const UNITS = array( '', 'k', 'm', 'b', 't' );

	/** @param int $decimals Decimals of a shortened number, and of a fraction. */
	public static function text( int|float $number, int $decimals = 1 ): string {
		/**
		 * Filters whether large numbers are shortened. A filter of WordPress Popular Posts. Example: `__return_false`
		 * for 12,345 instead of 12.3k.
		 *
		 * @param bool $is_short True.
		 */
		$is_short = apply_filters( 'wpp_prettify_numbers', true );
		return $is_short ? self::short( $number, $decimals ) : self::full( $number, $decimals );
	}

	public static function short( int|float $number, int $decimals = 1 ): string {
		if ( $number < self::FIRST_SHORT ) {
			return self::full( $number, $decimals );
		}
		$unit = 0;
		while ( $number >= self::FIRST_SHORT && $unit < count( self::UNITS ) - 1 ) {
			$number /= 1000;
			++$unit;
		}
		return self::full( $number, $decimals ) . self::UNITS[ $unit ];
	}

	/** Returns the number, without decimals if they are 0. */
	private static function full( int|float $number, int $decimals ): string {
		$rounded = round( (float) $number, $decimals );
		$needed  = 0;
		while ( $needed < $decimals && round( $rounded, $needed ) !== $rounded ) {
			++$needed;
		}
		return number_format_i18n( $rounded, $needed );
	}

	/** Returns "1 view", "1.2k views". */
	public static function views( int|float $views, bool $is_average = false ): string {
		$count = 1.0 === (float) $views ? 1 : max( 2, (int) ceil( $views ) );
		$count = 0.0 === (float) $views ? 0 : $count;
		if ( $is_average ) {
			return sprintf(
				/* translators: %s: number of views. */
				_n( '%s view per day', '%s views per day', $count, 'pagewright' ),
				self::text( $views, 2 )
			);
		}
		/* translators: %s: number of views. */
		return sprintf( _n( '%s view', '%s views', $count, 'pagewright' ), self::text( $views ) );
	}

	public static function comments( int $comments ): string {
		/* translators: %s: number of comments. */
		return sprintf( _n( '%s comment', '%s comments', $comments, 'pagewright' ), self::text( $comments ) );
	}
}
