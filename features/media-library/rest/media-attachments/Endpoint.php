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
use Pagewright\Features\MediaLibrary\Rest\MediaEndpoint;

/** GET /media/attachments: attachments by their IDs, with everything that code of WordPress expects of them. */
final class Endpoint extends MediaEndpoint {
	/** As many as a page of a list. */
	private const MOST = 80;

	protected function route(): string {
		return '/media/attachments';
	}

	protected function args(): array {
		return array( 'ids' => self::ids_argument( self::MOST ) );
	}

	/** @return array{attachments: list<array<mixed>>} See Attachments::prepared(). */
	protected function answer( \WP_REST_Request $request ): array {
		$ids = array_values( array_unique( array_map( 'intval', $request['ids'] ) ) );
		return array( 'attachments' => Attachments::prepared( $ids ) );
	}
}
