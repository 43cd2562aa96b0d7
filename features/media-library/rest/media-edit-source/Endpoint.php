<?php
/**
 * Describes images for the editor.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaEditSource;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Editing\Picture;
use Pagewright\Features\MediaLibrary\Rest\FileEndpoint;

/** GET /media/edit/source: size and version of the image that would be edited, or why it cannot be. */
final class Endpoint extends FileEndpoint {
	protected function route(): string {
		return '/media/edit/source';
	}

	protected function methods(): string {
		return \WP_REST_Server::READABLE;
	}

	protected function body( \WP_REST_Request $request, int $id ): array {
		return Picture::source( $id );
	}
}
