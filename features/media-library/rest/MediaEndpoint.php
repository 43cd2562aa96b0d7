<?php
/**
 * Base class of the routes of the media library.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest;

defined( 'ABSPATH' ) || exit;

use Pagewright\Rest\Endpoint;

/** Routes are for users who may upload files, as the media library of WordPress. Most of them read. */
abstract class MediaEndpoint extends Endpoint {
	protected function route_namespace(): string {
		return 'pagewright/v1';
	}

	protected function methods(): string {
		return \WP_REST_Server::READABLE;
	}

	protected function may(): bool {
		return current_user_can( 'upload_files' );
	}

	/**
	 * Returns a required argument with IDs.
	 *
	 * @param int $most Most IDs.
	 * @return array<string, mixed>
	 */
	final protected static function ids_argument( int $most ): array {
		return array(
			'type'     => 'array',
			'required' => true,
			'minItems' => 1,
			'maxItems' => $most,
			'items'    => array( 'type' => 'integer', 'minimum' => 1 ),
		);
	}
}
