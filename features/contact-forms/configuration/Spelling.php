<?php
/**
 * Finds misspelled names.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Configuration;

defined( 'ABSPATH' ) || exit;

/** Compares field names, which are ASCII. */
final class Spelling {
	/** Minimum length of a name => number of wrong letters that are tolerated. */
	private const TOLERANCE = array( 8 => 2, 4 => 1 );

	/** Returns how many letters may differ in a misspelled name; in short names, none. */
	public static function tolerance( string $name ): int {
		foreach ( self::TOLERANCE as $length => $letters ) {
			if ( strlen( $name ) >= $length ) {
				return $letters;
			}
		}
		return 0;
	}

	/** Returns the number of letters that are missing, added, wrong, or swapped with the next one. */
	public static function distance( string $one, string $other ): int {
		$before = array();
		$last   = range( 0, strlen( $other ) );
		for ( $i = 1; $i <= strlen( $one ); $i++ ) {
			$row = array( $i );
			for ( $j = 1; $j <= strlen( $other ); $j++ ) {
				$is_same   = $one[ $i - 1 ] === $other[ $j - 1 ];
				$row[ $j ] = min( $last[ $j ] + 1, $row[ $j - 1 ] + 1, $last[ $j - 1 ] + ( $is_same ? 0 : 1 ) );
				if ( $i > 1 && $j > 1 && $one[ $i - 1 ] === $other[ $j - 2 ] && $one[ $i - 2 ] === $other[ $j - 1 ] ) {
					$row[ $j ] = min( $row[ $j ], $before[ $j - 2 ] + 1 );
				}
			}
			$before = $last;
			$last   = $row;
		}
		return $last[ strlen( $other ) ];
	}
}
