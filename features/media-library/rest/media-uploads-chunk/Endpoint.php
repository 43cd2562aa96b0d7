<?php
/**
 * Receives chunks of uploads.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaUploadsChunk;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Rest\UploadEndpoint;
use Pagewright\Features\MediaLibrary\Uploads\Chunk;
use Pagewright\Features\MediaLibrary\Uploads\Session;

/** POST /media/uploads/{id}/chunk: the next chunk of a file is the body of the request. */
final class Endpoint extends UploadEndpoint {
	protected function route(): string {
		return '/media/uploads/' . self::ID . '/chunk';
	}

	protected function args(): array {
		return array( 'offset' => array( 'type' => 'integer', 'required' => true, 'minimum' => 0 ) );
	}

	/** Returns the new `offset`. */
	protected function answer_upload( \WP_REST_Request $request ): \WP_REST_Response {
		$length = $request->get_header( 'content_length' );
		$offset = self::change(
			$request,
			static fn ( Session $session ): int => Chunk::append(
				$session,
				(int) ( $request->get_query_params()['offset'] ?? -1 ),
				(string) $request->get_body(),
				(string) $request->get_header( 'x_chunk_sha256' ),
				is_numeric( $length ) ? (int) $length : -1
			)
		);
		return new \WP_REST_Response( array( 'offset' => $offset ) );
	}
}
