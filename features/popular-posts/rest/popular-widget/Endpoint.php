<?php
/**
 * List for a page that fetches it.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Rest\PopularWidget;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Lists\Languages;
use Pagewright\Features\PopularPosts\Lists\ListOptions;
use Pagewright\Features\PopularPosts\Rest\PopularEndpoint;
use Pagewright\Rest\PublicError;

/** POST /v2/widget: renders the list that the body describes, signed by this site or reduced to public options. */
final class Endpoint extends PopularEndpoint {
	/** Maximum size of the body. */
	private const MAX_BODY_BYTES = 100 * KB_IN_BYTES;

	protected function route_namespace(): string {
		return 'wordpress-popular-posts/v2';
	}

	protected function route(): string {
		return '/widget';
	}

	protected function methods(): string {
		return \WP_REST_Server::CREATABLE;
	}

	/**
	 * @return array{widget: string} HTML.
	 * @throws PublicError 413 when the body is too large.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		if ( strlen( (string) $request->get_body() ) > self::MAX_BODY_BYTES ) {
			throw new PublicError( 413, __( 'This list is too large to be processed.', 'pagewright' ), 413 );
		}
		Languages::switch_to( $request->get_query_params()['lang'] ?? '' );
		return array( 'widget' => self::html( ListOptions::from_client( $request->get_json_params() ), $request ) );
	}
}
