<?php
/**
 * Finds duplicates of files.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaUploadsDuplicates;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Hashes\Duplicates;
use Pagewright\Features\MediaLibrary\Rest\UploadEndpoint;

/** POST /media/uploads/duplicates: attachments with the content of files that are about to be uploaded. */
final class Endpoint extends UploadEndpoint {
	private const MOST_FILES = 100;

	protected function route(): string {
		return '/media/uploads/duplicates';
	}

	protected function args(): array {
		return array(
			'files' => array(
				'type'     => 'array',
				'required' => true,
				'minItems' => 1,
				'maxItems' => self::MOST_FILES,
				'items'    => array(
					'type'                 => 'object',
					'additionalProperties' => false,
					'properties'           => array(
						'hash' => array( 'type' => 'string', 'required' => true, 'pattern' => self::HASH ),
						'size' => array( 'type' => 'integer', 'required' => true, 'minimum' => 0 ),
					),
				),
			),
		);
	}

	/** Returns `files` in the same order, each with its `hash` and `ids`. */
	protected function answer_upload( \WP_REST_Request $request ): \WP_REST_Response {
		return new \WP_REST_Response( array( 'files' => Duplicates::of( array_values( $request['files'] ) ) ) );
	}
}
