<?php
/**
 * The newest attachments that a search finds.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Listing;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Index\Tokens;

/**
 * Finds the newest of many candidates without reading the dates of all. Attachments with similar IDs have similar
 * dates, so the newest ones are in few groups of blocks. No attachment of a group is newer than the date of the group.
 */
final class NewestCandidates {
	/** Blocks of a group. */
	private const GROUP = 32;

	/** How many times as many groups are read next, if a group has newer files, but not among the candidates. */
	private const FACTOR = 4;

	/**
	 * @param list<array<int, int>> $groups Block => bits, of the newest group first.
	 * @param list<int>             $dates  Newest date of each group.
	 * @param int                   $first  Number of groups that have enough candidates.
	 */
	private function __construct(
		private readonly array $groups,
		private readonly array $dates,
		private readonly int $first,
	) {}

	/**
	 * Returns null after an error of the database.
	 *
	 * @param array<int, int> $blocks Block => bits of all candidates.
	 * @param int             $needed Number of the newest ones.
	 */
	public static function of( array $blocks, int $needed ): ?self {
		$newest = Tokens::newest( self::GROUP );
		$groups = array();
		foreach ( $blocks as $block => $bits ) {
			$groups[ intdiv( $block, self::GROUP ) ][ $block ] = $bits;
		}
		$dates = array();
		foreach ( array_keys( $groups ) as $group ) {
			$dates[] = $newest[ $group ] ?? PHP_INT_MAX;
		}
		$groups = array_values( $groups );
		array_multisort( $dates, SORT_DESC, $groups );
		for ( $first = 0, $found = 0; $found < $needed && isset( $groups[ $first ] ); $first++ ) {
			$found += Candidates::count( $groups[ $first ] );
		}
		return null === $newest ? null : new self( $groups, $dates, $first );
	}

	/** Returns how many groups to read next. @param int $read How many groups were read before; 0 at first. */
	public function next( int $read ): int {
		return 0 === $read ? $this->first : self::FACTOR * $read;
	}

	/**
	 * Returns the number of groups that contain all needed candidates.
	 *
	 * @param string $date Of the oldest needed candidate in some groups, as in the database; '' if they have too few.
	 */
	public function until( string $date ): int {
		$since = Tokens::date( $date );
		return count( array_filter( $this->dates, static fn ( int $newest ): bool => $newest >= $since ) );
	}

	/** Returns the condition for the candidates of the newest groups. @param int $count Number of groups. */
	public function condition( int $count ): string {
		return Candidates::condition( array_replace( array(), ...array_slice( $this->groups, 0, $count ) ) );
	}
}
