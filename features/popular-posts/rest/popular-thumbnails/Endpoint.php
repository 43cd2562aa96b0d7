<?php
/**
 * Thumbnail sizes for editors of lists.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Rest\PopularThumbnails;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Lists\Sizes;
use Pagewright\Features\PopularPosts\Rest\PopularEndpoint;

/** GET /v1/thumbnails: image sizes of the site. */
final class Endpoint extends PopularEndpoint {
	protected function route(): string {
		return '/thumbnails';
	}

	protected function may(): bool {
		return current_user_can( 'edit_posts' );
	}

	/** @return array<string, array{width: int, height: int, crop: bool}> By name. */
	protected function answer( \WP_REST_Request $request ): array {
		return Sizes::registered();
	}
}
