<?php
/**
 * Base class of the routes that change files of attachments.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Attachments\Attachments;
use Pagewright\Features\MediaLibrary\MediaError;
use Pagewright\Rest\PublicError;

/** Routes that replace or edit the file of an attachment, which the user may edit. */
abstract class FileEndpoint extends MediaEndpoint {
	protected function methods(): string {
		return \WP_REST_Server::CREATABLE;
	}

	protected function args(): array {
		return array( 'id' => array( 'type' => 'integer', 'required' => true, 'minimum' => 1 ) );
	}

	/**
	 * Returns the changed or created attachment as the only one of `attachments`.
	 *
	 * @throws PublicError 404 for a missing attachment, 403 if the user may not edit it.
	 */
	final protected function answer( \WP_REST_Request $request ): \WP_REST_Response {
		$id = (int) $request['id'];
		if ( null === Attachments::find( $id ) ) {
			throw new PublicError( 'rest_post_invalid_id', __( 'This file no longer exists.', 'pagewright' ), 404 );
		}
		if ( ! current_user_can( 'edit_post', $id ) ) {
			throw new PublicError(
				'rest_cannot_edit',
				__( 'Sorry, you are not allowed to edit this file.', 'pagewright' ),
				403
			);
		}
		try {
			$body = $this->body( $request, $id );
		} catch ( MediaError $error ) {
			return new \WP_REST_Response( $error->body(), $error->status );
		}
		return new \WP_REST_Response( $body );
	}

	/**
	 * @return array<string, mixed> Body of the response.
	 * @throws MediaError With a message for the user.
	 */
	protected function body( \WP_REST_Request $request, int $id ): array {
		return array( 'attachments' => Attachments::prepared( array( $this->change( $request, $id ) ) ) );
	}

	/**
	 * @return int ID of the attachment in the response.
	 * @throws MediaError With a message for the user.
	 */
	protected function change( \WP_REST_Request $request, int $id ): int {
		return $id;
	}
}
