<?php
/**
 * Finishes uploads.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaUploadsFinish;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Rest\UploadEndpoint;
use Pagewright\Features\MediaLibrary\Uploads\Finish;
use Pagewright\Features\MediaLibrary\Uploads\Session;

/**
 * POST /media/uploads/{id}/finish: makes the attachment. The header X-WP-Upload-Attachment-ID is set before its sizes
 * are made, as in uploads of WordPress. Further requests return the same attachment.
 */
final class Endpoint extends UploadEndpoint {
	protected function route(): string {
		return '/media/uploads/' . self::ID . '/finish';
	}

	protected function args(): array {
		return array( 'hash' => array( 'type' => 'string', 'pattern' => self::HASH ) );
	}

	/** Returns the `id` of the attachment. */
	protected function answer_upload( \WP_REST_Request $request ): \WP_REST_Response {
		$id = self::change(
			$request,
			static fn ( Session $session ): int => Finish::run( $session, (string) ( $request['hash'] ?? '' ) )
		);
		return new \WP_REST_Response( array( 'id' => $id ), 200, array( 'X-WP-Upload-Attachment-ID' => (string) $id ) );
	}
}
