<?php
/**
 * List of a classic widget.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Rest\PopularInstance;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Lists\Languages;
use Pagewright\Features\PopularPosts\Lists\StoredLists;
use Pagewright\Features\PopularPosts\Rest\PopularEndpoint;
use Pagewright\Rest\PublicError;

/** GET /v1/popular-posts/widget/{number}: the list that an administrator saved. Caches may keep it for visitors. */
final class Endpoint extends PopularEndpoint {
	private const AGE_SECONDS = 60;

	protected function route(): string {
		return '/popular-posts/widget/(?P<id>\d{1,9})';
	}

	/** @throws PublicError 404 for an unknown number. */
	protected function answer( \WP_REST_Request $request ): \WP_REST_Response {
		$options = StoredLists::of_widget( (int) $request['id'] );
		if ( null === $options ) {
			throw new PublicError( 'pagewright_no_widget', __( 'Widget not found.', 'pagewright' ), 404 );
		}
		Languages::switch_to( $request['lang'] );
		$response = new \WP_REST_Response( array( 'widget' => self::html( $options, $request ) ) );
		if ( ! is_user_logged_in() && null === $request->get_header( 'X-WP-Nonce' ) && null === $request['_wpnonce'] ) {
			$response->header( 'Cache-Control', 'public, max-age=' . self::AGE_SECONDS );
		}
		return $response;
	}
}
