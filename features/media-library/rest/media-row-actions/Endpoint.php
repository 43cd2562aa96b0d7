<?php
/**
 * Actions of other plugins in the list.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaRowActions;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Attachments\Attachments;
use Pagewright\Features\MediaLibrary\Columns\RowActions;
use Pagewright\Features\MediaLibrary\Rest\MediaEndpoint;
use Pagewright\Rest\PublicError;

/** GET /media/row-actions: the links that other plugins add to a file in WordPress's list. */
final class Endpoint extends MediaEndpoint {
	protected function route(): string {
		return '/media/row-actions';
	}

	protected function args(): array {
		return array( 'id' => array( 'type' => 'integer', 'required' => true, 'minimum' => 1 ) );
	}

	/**
	 * @return array{links: list<array{id: string, text: string, url: string}>} See RowActions::links().
	 * @throws PublicError 404 for a missing attachment.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		$post = Attachments::find( (int) $request['id'] ) ?? throw new PublicError(
			'rest_post_invalid_id',
			__( 'This file no longer exists.', 'pagewright' ),
			404
		);
		return array( 'links' => RowActions::links( $post ) );
	}
}
