<?php
/**
 * Uploads from other servers.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaUploadsUrl;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Rest\UploadEndpoint;
use Pagewright\Features\MediaLibrary\Uploads\FromUrl;
use Pagewright\Rest\Rate;

/** POST /media/uploads/url: downloads a file, and makes an attachment of it. */
final class Endpoint extends UploadEndpoint {
	private const MOST_CHARS = 2000;

	/** Calls of a user in five minutes. */
	private const MOST_CALLS = 60;

	protected function route(): string {
		return '/media/uploads/url';
	}

	protected function args(): array {
		return array(
			'url'  => array(
				'type'      => 'string',
				'required'  => true,
				'minLength' => 1,
				'maxLength' => self::MOST_CHARS,
			),
			// Parent of the attachment; 0 for none.
			'post' => array( 'type' => 'integer', 'minimum' => 0, 'default' => 0 ),
		);
	}

	/** Returns the `id` of the attachment. */
	protected function answer_upload( \WP_REST_Request $request ): \WP_REST_Response {
		Rate::spend( 'upload_url', self::MOST_CALLS );
		$id = FromUrl::run( trim( (string) $request['url'] ), (int) $request['post'] );
		return new \WP_REST_Response( array( 'id' => $id ), 201, array( 'X-WP-Upload-Attachment-ID' => (string) $id ) );
	}
}
