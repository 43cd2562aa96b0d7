<?php
/**
 * All folders.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaFolders;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Folders\Tree;
use Pagewright\Features\MediaLibrary\Rest\FolderEndpoint;

/** GET /media/folders: all folders, with the number of files in each. */
final class Endpoint extends FolderEndpoint {
	protected function route(): string {
		return '/media/folders';
	}

	protected function args(): array {
		return self::type_arg();
	}

	/** @return array<string, mixed> See Tree::read(). */
	protected function answer_with_folders( \WP_REST_Request $request ): array {
		return Tree::read( (string) $request['file_type'] );
	}
}
