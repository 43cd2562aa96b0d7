<?php
/**
 * Base class of the routes of folders.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Folders\Taxonomy;
use Pagewright\Rest\PublicError;

/** Routes of folders, which fail while folders are off. */
abstract class FolderEndpoint extends MediaEndpoint {
	/** @return array<string, mixed> Parameter with the type of the counted files, as Tree::read() takes it. */
	protected static function type_arg(): array {
		return array(
			'file_type' => array( 'type' => 'string', 'default' => '', 'maxLength' => 4000 ),
		);
	}

	/** @throws PublicError 404 while folders are off. */
	final protected function answer( \WP_REST_Request $request ): array {
		if ( ! Taxonomy::exists() ) {
			throw new PublicError(
				'pagewright_no_folders',
				__( 'The media library of this site has no folders.', 'pagewright' ),
				404
			);
		}
		return $this->answer_with_folders( $request );
	}

	/** @return array<string, mixed> Response. */
	abstract protected function answer_with_folders( \WP_REST_Request $request ): array;
}
