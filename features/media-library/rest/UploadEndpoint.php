<?php
/**
 * Base class of the routes of uploads.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Uploads\Session;
use Pagewright\Features\MediaLibrary\Uploads\UploadError;

/** Routes of files on their way. An upload belongs to the user who started it; other users do not find it. */
abstract class UploadEndpoint extends MediaEndpoint {
	/** The ID of an upload in a route. */
	protected const ID = '(?P<id>[0-9a-f]{32})';

	protected const HASH = '^[0-9a-fA-F]{64}$';

	protected function methods(): string {
		return \WP_REST_Server::CREATABLE;
	}

	final protected function answer( \WP_REST_Request $request ): \WP_REST_Response {
		try {
			return $this->answer_upload( $request );
		} catch ( UploadError $error ) {
			return new \WP_REST_Response( $error->body(), $error->status );
		}
	}

	/** @throws UploadError With a message for the user. */
	abstract protected function answer_upload( \WP_REST_Request $request ): \WP_REST_Response;

	/** Returns the upload in the URL, which no other parameter replaces. @throws UploadError If there is none. */
	protected static function session( \WP_REST_Request $request ): Session {
		return Session::require( (string) ( $request->get_url_params()['id'] ?? '' ) );
	}

	/**
	 * Calls a function while no other request changes the upload.
	 *
	 * @template T
	 * @param callable(Session): T $work Gets the upload as it is now.
	 * @return T
	 * @throws UploadError If the upload does not exist, or another request changes it.
	 */
	protected static function change( \WP_REST_Request $request, callable $work ): mixed {
		[ $lock, $session ] = self::session( $request )->lock();
		try {
			return $work( $session );
		} finally {
			$lock->release();
		}
	}
}
