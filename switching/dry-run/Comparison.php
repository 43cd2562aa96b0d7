<?php
/**
 * Compares two renderings.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching\DryRun;

defined( 'ABSPATH' ) || exit;

/** Compares the content of two pieces of HTML, independent of its order. */
final class Comparison {
	/** Maximum number of examples. */
	private const MOST = 5;

	/** Longer examples are cut. */
	private const CHARS = 120;

	/**
	 * @param array<string, list<string>> $before Outline of the replaced plugin's HTML.
	 * @param array<string, list<string>> $after  Outline of Pagewright's HTML.
	 * @return list<array{what: string, lost: list<string>, lostCount: int, added: list<string>, addedCount: int}> Kinds
	 *    of content that differ.
	 */
	public static function of( array $before, array $after ): array {
		$found = array();
		foreach ( $before as $what => $list ) {
			$lost  = self::without( $list, $after[ $what ] );
			$added = self::without( $after[ $what ], $list );
			if ( array() !== $lost || array() !== $added ) {
				$found[] = array(
					'what'       => $what,
					'lost'       => self::examples( $lost ),
					'lostCount'  => count( $lost ),
					'added'      => self::examples( $added ),
					'addedCount' => count( $added ),
				);
			}
		}
		return $found;
	}

	/**
	 * Returns items that a list contains more often than another.
	 *
	 * @param list<string> $list  List.
	 * @param list<string> $other Other list.
	 * @return list<string>
	 */
	private static function without( array $list, array $other ): array {
		$counts = array_count_values( $other );
		$left   = array();
		foreach ( $list as $entry ) {
			if ( 0 < ( $counts[ $entry ] ?? 0 ) ) {
				--$counts[ $entry ];
			} else {
				$left[] = $entry;
			}
		}
		return $left;
	}

	/** @param list<string> $list List. @return list<string> */
	private static function examples( array $list ): array {
		return array_map(
			static fn ( string $entry ): string => mb_substr( wp_check_invalid_utf8( $entry, true ), 0, self::CHARS ),
			array_slice( $list, 0, self::MOST )
		);
	}
}
