<?php
/**
 * Finds sizes of files.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaUploadsSizes;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Hashes\Duplicates;
use Pagewright\Features\MediaLibrary\Rest\UploadEndpoint;

/** POST /media/uploads/sizes: which sizes files of the library have. Files of other sizes need no hash. */
final class Endpoint extends UploadEndpoint {
	private const MOST_SIZES = 500;

	protected function route(): string {
		return '/media/uploads/sizes';
	}

	protected function args(): array {
		return array(
			'sizes' => array(
				'type'     => 'array',
				'required' => true,
				'minItems' => 1,
				'maxItems' => self::MOST_SIZES,
				'items'    => array( 'type' => 'integer', 'minimum' => 0 ),
			),
		);
	}

	/** Returns those of `sizes` that files of the library have or may have. */
	protected function answer_upload( \WP_REST_Request $request ): \WP_REST_Response {
		$sizes = array_values( array_unique( array_map( 'intval', $request['sizes'] ) ) );
		return new \WP_REST_Response( array( 'sizes' => Duplicates::possible( $sizes ) ) );
	}
}
