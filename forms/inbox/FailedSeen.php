<?php
/**
 * Failures that a user has seen.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Inbox;

defined( 'ABSPATH' ) || exit;

/** Up to which failure the current user dismissed the notice about failed mails. Ids of submissions grow, so a later failure is a new batch. */
final class FailedSeen {
	/** User option: id of a submission. */
	public const OPTION = 'pagewright_failed_mails_seen';

	/** @return int 0 for none. */
	public static function newest(): int {
		return (int) get_user_option( self::OPTION );
	}

	/** @param int $newest Id of the latest failure on the screen of the user. */
	public static function dismiss( int $newest ): void {
		update_user_option( get_current_user_id(), self::OPTION, max( self::newest(), min( $newest, Counts::now()['newest'] ) ) );
	}
}
