<?php
/**
 * Remembers totals of queries.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Listing;

defined( 'ABSPATH' ) || exit;

/** Number of attachments of recent queries, in one option until a row of the search table changes. */
final class Totals {
	public const OPTION = 'pagewright_media_index_totals';

	/** Number of queries that are remembered. */
	private const MOST = 50;

	/**
	 * Returns the stored total of a query, or counts.
	 *
	 * @param string              $key     Identifies the query, with all its filters.
	 * @param callable(): ?int    $count   Counts; returns null after an error of the database.
	 * @param callable(int): bool $is_slow Returns whether counting this total again takes longer than storing it.
	 */
	public static function of( string $key, callable $count, callable $is_slow ): ?int {
		$stored = self::load();
		$total  = $stored['totals'][ $key ] ?? null;
		if ( is_int( $total ) ) {
			return $total;
		}
		$total = $count();
		if ( null === $total || ! $is_slow( $total ) ) {
			return $total;
		}
		$totals = array( $key => $total ) + array_slice( $stored['totals'], 0, self::MOST - 1, true );
		self::replace( $stored, array( 'totals' => $totals ) + $stored );
		return $total;
	}

	/** Returns a text that changes when a row of the search table changes. */
	public static function version(): string {
		return self::load()['version'];
	}

	/** Forgets all totals, because a row changes. */
	public static function forget(): void {
		update_option( self::OPTION, self::created(), false );
	}

	public static function remove(): void {
		delete_option( self::OPTION );
	}

	/** @return array{version: string, totals: array<string, int>} Totals by key. */
	private static function load(): array {
		$stored = get_option( self::OPTION );
		if ( is_array( $stored ) && is_string( $stored['version'] ?? null ) && is_array( $stored['totals'] ?? null ) ) {
			return $stored;
		}
		$created = self::created();
		update_option( self::OPTION, $created, false );
		return $created;
	}

	/** @return array{version: string, totals: array<string, int>} */
	private static function created(): array {
		return array( 'version' => bin2hex( random_bytes( 8 ) ), 'totals' => array() );
	}

	/**
	 * Stores totals, unless another process changed the option since: a row may have changed while this one counted.
	 *
	 * @param array<mixed> $from Value that was loaded.
	 * @param array<mixed> $to   New value.
	 */
	private static function replace( array $from, array $to ): void {
		global $wpdb;
		// Neither update_option() can compare, nor $wpdb->update() without reading the columns of the table.
		$wpdb->query( // phpcs:ignore WordPress.DB -- see above.
			$wpdb->prepare(
				'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value = %s',
				$wpdb->options,
				maybe_serialize( $to ),
				self::OPTION,
				maybe_serialize( $from )
			)
		);
		wp_cache_delete( self::OPTION, 'options' );
	}
}
