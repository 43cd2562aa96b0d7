<?php
/**
 * Remembers totals of queries.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Listing;

defined( 'ABSPATH' ) || exit;

/** Number of attachments of recent queries, in one option until an attachment changes. */
final class Totals {
	private const OPTION = 'pagewright_media_index_totals';

	/** Number of queries that are remembered. */
	private const MOST = 50;

	/**
	 * Returns the stored total of a query, or counts.
	 *
	 * @param string          $key   Identifies the query, with all its filters.
	 * @param callable(): int $count Counts.
	 */
	public static function of( string $key, callable $count ): int {
		$totals = self::load();
		if ( ! isset( $totals[ $key ] ) ) {
			$totals = array_slice( $totals, 1 - self::MOST, null, true );

			$totals[ $key ] = $count();
			update_option( self::OPTION, $totals, false );
		}
		return (int) $totals[ $key ];
	}

	/** Forgets all totals. */
	public static function forget(): void {
		delete_option( self::OPTION );
	}

	/** @return array<string, int> Key => total. */
	private static function load(): array {
		$totals = get_option( self::OPTION );
		return is_array( $totals ) ? array_filter( $totals, 'is_int' ) : array();
	}
}
