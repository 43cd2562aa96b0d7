<?php
/**
 * Responses to page views.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views;

defined( 'ABSPATH' ) || exit;

/** Responses of both entry points. Their texts are for developers and therefore in English. */
final class ViewAnswer {
	public const COUNTED = array(
		'status' => 201,
		'body'   => array( 'results' => 'OK' ),
	);

	/** For bots, prefetched pages, visitors whose views do not count, and repeated views. */
	public const NOT_COUNTED = array(
		'status' => 200,
		'body'   => array( 'results' => 'Not counted' ),
	);

	/**
	 * Neither the table nor Redis stored it, or Redis did not answer. It is not retried elsewhere, so that nothing is
	 * counted twice.
	 */
	public const FAILED = array(
		'status' => 503,
		'body'   => array(
			'code'    => 'pagewright_views_unavailable',
			'message' => 'The view could not be stored.',
			'data'    => array( 'status' => 503 ),
		),
	);

	/**
	 * Records a page view and returns the response.
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

	/** Returns an ID from a URL: digits; 0 when it is too large. */
	public static function id( mixed $digits ): int {
		$digits = is_string( $digits ) ? ltrim( $digits, '0' ) : '';
		return strlen( $digits ) < 19 ? (int) $digits : 0;
	}

	/** Returns whether the request comes from a page of this site, or from no page. */
	public static function is_own_origin(): bool {
		$origin = $_SERVER['HTTP_ORIGIN'] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
		if ( ! is_string( $origin ) ) {
			return true;
		}
		$host = $_SERVER['HTTP_HOST'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
		return in_array( $origin, array( "https://$host", "http://$host" ), true )
			|| in_array( $origin, get_allowed_http_origins(), true );
	}
}
