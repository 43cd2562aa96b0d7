<?php
/**
 * Starts uploads.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaUploadsStart;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Rest\UploadEndpoint;
use Pagewright\Features\MediaLibrary\Uploads\Limits;
use Pagewright\Features\MediaLibrary\Uploads\Start;

/** POST /media/uploads: announces a file, which is then sent in chunks. */
final class Endpoint extends UploadEndpoint {
	private const MOST_CHARS = 5000;

	protected function route(): string {
		return '/media/uploads';
	}

	protected function args(): array {
		$text = array( 'type' => 'string', 'maxLength' => self::MOST_CHARS );
		return array(
			'name'   => $text + array( 'required' => true, 'minLength' => 1 ),
			'size'   => array( 'type' => 'integer', 'required' => true, 'minimum' => 0 ),
			'type'   => $text + array( 'default' => '' ),
			// Parent of the attachment; 0 for none.
			'post'   => array( 'type' => 'integer', 'minimum' => 0, 'default' => 0 ),
			'fields' => array(
				'type'                 => 'object',
				'default'              => array(),
				'additionalProperties' => false,
				'properties'           => array( 'title' => $text, 'caption' => $text, 'alt' => $text ),
			),
		);
	}

	/** Returns `id`, `offset`, `chunk` (bytes of the longest chunk) and `expires` (milliseconds since 1970). */
	protected function answer_upload( \WP_REST_Request $request ): \WP_REST_Response {
		$session = Start::run(
			(string) $request['name'],
			(int) $request['size'],
			(string) $request['type'],
			(int) $request['post'],
			array_map( 'strval', (array) $request['fields'] )
		);
		return new \WP_REST_Response(
			array(
				'id'      => $session->id,
				'offset'  => 0,
				'chunk'   => Limits::chunk(),
				'expires' => $session->expires(),
			),
			201
		);
	}
}
