<?php
/**
 * Replaces the file of an attachment.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaReplace;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Replace\Replacement;
use Pagewright\Features\MediaLibrary\Rest\FileEndpoint;
use Pagewright\Features\MediaLibrary\Uploads\Session;

/**
 * POST /media/replace: puts an uploaded file at the address of an attachment, instead of finishing the upload. A
 * refused upload stays. After a failure of the server, the same request continues.
 */
final class Endpoint extends FileEndpoint {
	protected function route(): string {
		return '/media/replace';
	}

	protected function args(): array {
		// The ID of an upload whose parts all arrived.
		return parent::args() + array(
			'upload' => array( 'type' => 'string', 'required' => true, 'pattern' => '^[0-9a-f]{32}$' ),
		);
	}

	protected function change( \WP_REST_Request $request, int $id ): int {
		[ $lock, $session ] = Session::require( (string) $request['upload'] )->lock();
		try {
			Replacement::run( $session, $id );
		} finally {
			$lock->release();
		}
		return $id;
	}
}
