<?php
/**
 * Whole attachments.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaAttachments;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Attachments\Attachments;
use Pagewright\Rest\Endpoint as Base;

/** GET /media/attachments: attachments by their IDs, with everything that code of WordPress expects of them. */
final class Endpoint extends Base {
	/** As many as a page of a list. */
	private const MOST = 80;

	protected function route_namespace(): string {
		return 'pagewright/v1';
	}

	protected function route(): string {
		return '/media/attachments';
	}

	protected function methods(): string {
		return \WP_REST_Server::READABLE;
	}

	protected function may(): bool {
		return current_user_can( 'upload_files' );
	}

	protected function args(): array {
		return array(
			'ids' => array(
				'type'     => 'array',
				'required' => true,
				'minItems' => 1,
				'maxItems' => self::MOST,
				'items'    => array( 'type' => 'integer', 'minimum' => 1 ),
			),
		);
	}

	/** @return array{attachments: list<array<mixed>>} See Attachments::prepared(). */
	protected function answer( \WP_REST_Request $request ): array {
		$ids = array_values( array_unique( array_map( 'intval', $request['ids'] ) ) );
		return array( 'attachments' => Attachments::prepared( $ids ) );
	}
}
