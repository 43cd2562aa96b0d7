<?php
/**
 * Restores the old version of an attachment.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaReplaceUndo;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Replace\Undo;
use Pagewright\Features\MediaLibrary\Rest\FileEndpoint;

/** POST /media/replace/undo: restores the file that an attachment had before it was replaced, in the last 30 days. */
final class Endpoint extends FileEndpoint {
	protected function route(): string {
		return '/media/replace/undo';
	}

	protected function change( \WP_REST_Request $request, int $id ): int {
		Undo::run( $id );
		return $id;
	}
}
