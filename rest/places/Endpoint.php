<?php
/**
 * Search for places.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\Places;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Places\Failure;
use Pagewright\Providers\Places\Nominatim;
use Pagewright\Rest\Endpoint as Base;
use Pagewright\Rest\PublicError;

/**
 * POST sowb/v1/places: finds places in OpenStreetMap. The site sends the request, so that OpenStreetMap does not get
 * data of editors.
 */
final class Endpoint extends Base {
	private const MAX_QUERY_CHARS = 300;

	protected function route(): string {
		return '/places';
	}

	protected function may(): bool {
		return current_user_can( 'edit_posts' );
	}

	protected function args(): array {
		return array(
			'query' => array(
				'type'              => 'string',
				'required'          => true,
				'maxLength'         => self::MAX_QUERY_CHARS,
				'validate_callback' => 'rest_validate_request_arg',
			),
		);
	}

	/** @return array{places: list<array{name: string, address: string, location: string}>} */
	protected function answer( \WP_REST_Request $request ): array {
		$query = trim( sanitize_text_field( (string) $request['query'] ) );
		if ( '' === $query ) {
			throw new PublicError( 400, __( 'Enter the name or postal address of a place.', 'pagewright' ) );
		}
		try {
			return array( 'places' => Nominatim::search( $query, str_replace( '_', '-', get_user_locale() ) ) );
		} catch ( Failure $failure ) {
			// 424: the other server failed, not this one.
			throw new PublicError(
				$failure->is_busy ? 'pagewright_places_busy' : 'pagewright_places_failed',
				$failure->getMessage(),
				$failure->is_busy ? 429 : 424
			);
		}
	}
}
