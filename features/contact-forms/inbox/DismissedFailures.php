<?php
/**
 * Remembers which failures a user has seen.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Inbox;

defined( 'ABSPATH' ) || exit;

/**
 * The latest failure for which the current user dismissed the notice about failed mails. IDs of submissions increase,
 * so a later failure shows the notice again.
 */
final class DismissedFailures {
	/** User option with the ID of a submission. */
	public const OPTION = 'pagewright_failed_mails_seen';

	/** @return int ID, 0 for none. */
	public static function newest(): int {
		return (int) get_user_option( self::OPTION );
	}

	/** @param int $newest ID of the latest failure on the user's screen. */
	public static function dismiss( int $newest ): void {
		update_user_option(
			get_current_user_id(),
			self::OPTION,
			max( self::newest(), min( $newest, Counts::now()['newest'] ) )
		);
	}
}
