<?php
/**
 * Numbers of submissions for the admin screens.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Inbox;

defined( 'ABSPATH' ) || exit;

/**
 * How many submissions are unread, and how many mails failed. Kept in an option that is read with all others, so that an admin screen asks the database
 * once after a change, and not at all otherwise.
 */
final class Counts {
	public const OPTION = 'pagewright_inbox_counts';

	/** Counted anew after this long in any case: a submission may come in while somebody counts. */
	private const SECONDS = 5 * MINUTE_IN_SECONDS;

	/** @return array{unread: int, failed: int, newest: int} `newest` is the id of the latest submission whose mail failed, 0 for none. */
	public static function now(): array {
		$none = array(
			'unread' => 0,
			'failed' => 0,
			'newest' => 0,
		);
		if ( ! Table::exists() ) {
			return $none;
		}
		$kept = self::kept();
		if ( ( $kept['until'] ?? 0 ) > time() ) {
			return array_map( 'intval', array_intersect_key( $kept, $none ) ) + $none;
		}
		$counts = Entries::pending();
		update_option( self::OPTION, $counts + array( 'until' => time() + self::SECONDS ), true );
		return $counts;
	}

	/** Submissions changed. Writes nothing while nobody has counted. */
	public static function forget(): void {
		if ( array() !== self::kept() ) {
			update_option( self::OPTION, array(), true );
		}
	}

	/** @return array<string, mixed> Of the options that are read already: one that is missing would cost a query. */
	private static function kept(): array {
		$kept = isset( wp_load_alloptions()[ self::OPTION ] ) ? get_option( self::OPTION ) : null;
		return is_array( $kept ) ? $kept : array();
	}
}
