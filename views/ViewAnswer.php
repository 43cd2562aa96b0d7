<?php
/**
 * What a view is answered with.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Views;

defined( 'ABSPATH' ) || exit;

/** The answers that both ways have in common. Their words are for developers who look at the traffic, so they are in English everywhere. */
final class ViewAnswer {
	public const COUNTED = array(
		'status' => 201,
		'body'   => array( 'results' => 'OK' ),
	);

	/** A bot, a page fetched in advance, a visitor whose views do not count here, or one who has just been counted. */
	public const NOT_COUNTED = array(
		'status' => 200,
		'body'   => array( 'results' => 'Not counted' ),
	);

	/** Neither the table nor Redis took it, or Redis did not say. It is not tried in another way, so that nothing is counted twice. */
	public const FAILED = array(
		'status' => 503,
		'body'   => array(
			'code'    => 'pagewright_views_unavailable',
			'message' => 'The view could not be stored.',
			'data'    => array( 'status' => 503 ),
		),
	);

	/**
	 * Counts a view and says what became of it.
	 *
	 * @return ?array{status: int, body: array<string, mixed>} Null when views of this post do not count.
	 */
	public static function of( Counter $counter, int $post, int $user ): ?array {
		try {
			return match ( $counter->count( $post, $user ) ) {
				true    => self::COUNTED,
				false   => self::NOT_COUNTED,
				default => null,
			};
		} catch ( StoreError $error ) {
			error_log( 'Pagewright: views: ' . $error->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the only trace.
			return self::FAILED;
		}
	}

	/** Id in an address: digits; 0 where it is larger than any can be. */
	public static function id( mixed $digits ): int {
		$digits = is_string( $digits ) ? ltrim( $digits, '0' ) : '';
		return strlen( $digits ) < 19 ? (int) $digits : 0;
	}

	/** Whether the call comes from a page of this site, or from no page. */
	public static function is_own_origin(): bool {
		$origin = $_SERVER['HTTP_ORIGIN'] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
		if ( ! is_string( $origin ) ) {
			return true;
		}
		$host = $_SERVER['HTTP_HOST'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
		return in_array( $origin, array( "https://$host", "http://$host" ), true ) || in_array( $origin, get_allowed_http_origins(), true );
	}
}
