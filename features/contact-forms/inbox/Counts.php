<?php
/**
 * Counts submissions for the admin screens.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Inbox;

defined( 'ABSPATH' ) || exit;

/**
 * Counts unread submissions and failed mails. The numbers are in an autoloaded option, so that admin screens query the
 * database only after a change.
 */
final class Counts {
	public const OPTION = 'pagewright_inbox_counts';

	/** Lifetime of the numbers: a submission may arrive during the count. */
	private const SECONDS = 5 * MINUTE_IN_SECONDS;

	/**
	 * @return array{unread: int, failed: int, newest: int} `newest` is the ID of the latest submission whose mail
	 *    failed, 0 for none.
	 */
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

	/** Invalidates the numbers after submissions changed. Writes nothing if there are none. */
	public static function forget(): void {
		if ( array() !== self::kept() ) {
			update_option( self::OPTION, array(), true );
		}
	}

	/** @return array<string, mixed> Reads from the autoloaded options: get_option() would query a missing option. */
	private static function kept(): array {
		$kept = isset( wp_load_alloptions()[ self::OPTION ] ) ? get_option( self::OPTION ) : null;
		return is_array( $kept ) ? $kept : array();
	}
}
