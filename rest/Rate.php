<?php
/**
 * Limits the rate of calls.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\ExpiringValues;

/** Counts the calls of a user that make the server request other servers or read all content. */
final class Rate {
	private const WINDOW_SECONDS = 5 * MINUTE_IN_SECONDS;

	/** @throws PublicError 429 after this number of calls in five minutes. */
	public static function spend( string $action, int $limit ): void {
		$window = intdiv( time(), self::WINDOW_SECONDS );
		$name   = "pagewright_rate_{$action}_" . get_current_user_id() . "_{$window}";
		if ( ExpiringValues::increment( $name, ( $window + 1 ) * self::WINDOW_SECONDS ) > $limit ) {
			throw new PublicError(
				'pagewright_too_often',
				__( 'Too many requests. Wait a few minutes and try again.', 'pagewright' ),
				429
			);
		}
	}
}
