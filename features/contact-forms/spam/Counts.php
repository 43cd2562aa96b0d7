<?php
/**
 * Counts refused submissions.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Spam;

defined( 'ABSPATH' ) || exit;

/** Counts refused submissions by place and day, without content. */
final class Counts {
	private const OPTION = 'pagewright_spam_counts';

	private const KEEP_DAYS = 90;

	/** @param string $place A place of Settings::PLACES, or `form-` and the ID of a form. */
	public static function add( string $place ): void {
		$today = wp_date( 'Y-m-d' );
		$all   = array_slice( self::all(), -self::KEEP_DAYS, null, true );

		$all[ $today ][ $place ] = ( $all[ $today ][ $place ] ?? 0 ) + 1;
		update_option( self::OPTION, $all, false );
	}

	/** @return array<string, int> Place => number in this many days including today; highest number first. */
	public static function lately( int $days ): array {
		$since = wp_date( 'Y-m-d', time() - ( $days - 1 ) * DAY_IN_SECONDS );
		$sums  = array();
		foreach ( self::all() as $day => $places ) {
			foreach ( $day >= $since ? (array) $places : array() as $place => $count ) {
				$sums[ $place ] = ( $sums[ $place ] ?? 0 ) + (int) $count;
			}
		}
		arsort( $sums );
		return $sums;
	}

	/**
	 * @return array<string, array<string, int>> Day (YYYY-MM-DD in the site's time zone) => place => number; oldest
	 *    first.
	 */
	public static function all(): array {
		$all = get_option( self::OPTION, array() );
		return is_array( $all ) ? $all : array();
	}
}
