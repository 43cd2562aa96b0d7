<?php
/**
 * Cancels uploads.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaUploadsCancel;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Rest\UploadEndpoint;
use Pagewright\Features\MediaLibrary\Uploads\Finish;

/** DELETE /media/uploads/{id}: deletes the bytes on the server. An attachment stays. */
final class Endpoint extends UploadEndpoint {
	protected function route(): string {
		return '/media/uploads/' . self::ID;
	}

	protected function methods(): string {
		return \WP_REST_Server::DELETABLE;
	}

	protected function answer_upload( \WP_REST_Request $request ): \WP_REST_Response {
		self::change( $request, Finish::discard( ... ) );
		return new \WP_REST_Response( array( 'deleted' => true ) );
	}
}
