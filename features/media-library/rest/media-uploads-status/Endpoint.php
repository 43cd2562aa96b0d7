<?php
/**
 * State of an upload.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaUploadsStatus;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Rest\UploadEndpoint;
use Pagewright\Features\MediaLibrary\Uploads\Session;

/** GET /media/uploads/{id}: how much of a file is on the server, to continue after the connection was lost. */
final class Endpoint extends UploadEndpoint {
	protected function route(): string {
		return '/media/uploads/' . self::ID;
	}

	protected function methods(): string {
		return \WP_REST_Server::READABLE;
	}

	protected function answer_upload( \WP_REST_Request $request ): \WP_REST_Response {
		$session = self::session( $request );
		return new \WP_REST_Response(
			array(
				'id'         => $session->id,
				'offset'     => $session->offset(),
				'size'       => $session->size,
				'state'      => self::state( $session ),
				'attachment' => $session->attachment,
			)
		);
	}

	/** A process that ended leaves an upload without an attachment open: another request can finish it. */
	private static function state( Session $session ): string {
		if ( $session->is_complete ) {
			return 'done';
		}
		if ( $session->is_finishing && $session->is_locked() ) {
			return 'finishing';
		}
		return $session->attachment > 0 ? 'done' : 'open';
	}
}
