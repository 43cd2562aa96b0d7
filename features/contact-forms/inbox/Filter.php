<?php
/**
 * Parses the filters of a list of submissions.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Inbox;

defined( 'ABSPATH' ) || exit;

/** Converts query parameters to arguments of Entries::page(). */
final class Filter {
	/**
	 * Returns arguments for Entries::page().
	 *
	 * @param array<string, mixed> $given form, status, unread, search, from and until as days in the site's time zone;
	 *    until is included.
	 * @return array<string, mixed>
	 */
	public static function of( array $given ): array {
		$time = static fn ( mixed $day, string $move ): int =>
			is_string( $day ) && 1 === preg_match( '/^\d{4}-\d{2}-\d{2}$/', $day )
				? (int) date_create( "{$day} {$move}", wp_timezone() )?->getTimestamp()
				: 0;
		return array(
			'form'   => (int) ( $given['form'] ?? 0 ),
			'status' => sanitize_key( (string) ( $given['status'] ?? '' ) ),
			'unread' => ! empty( $given['unread'] ),
			'search' => (string) ( $given['search'] ?? '' ),
			'from'   => $time( $given['from'] ?? '', '00:00' ),
			'until'  => $time( $given['until'] ?? '', '+1 day' ),
		);
	}
}
