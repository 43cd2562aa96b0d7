<?php
/**
 * Restores edited images.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaEditRestore;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Editing\Restoration;
use Pagewright\Features\MediaLibrary\Rest\FileEndpoint;

/** POST /media/edit/restore: restores an image as it was before it was edited, here or in WordPress's editor. */
final class Endpoint extends FileEndpoint {
	protected function route(): string {
		return '/media/edit/restore';
	}

	protected function args(): array {
		// From /media/edit/source.
		return parent::args() + array(
			'version' => array( 'type' => 'string', 'required' => true, 'pattern' => '^[0-9a-f]{64}$' ),
		);
	}

	protected function change( \WP_REST_Request $request, int $id ): int {
		Restoration::run( $id, (string) $request['version'] );
		return $id;
	}
}
