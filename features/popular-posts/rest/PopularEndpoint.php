<?php
/**
 * Shared code of the routes of popular posts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Rest;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Hooks;
use Pagewright\Features\PopularPosts\Lists\ListOptions;
use Pagewright\Features\PopularPosts\Lists\PopularList;
use Pagewright\Rest\Endpoint;

/** Routes below the namespace that pages, blocks and themes use; public unless a route overrides it. */
abstract class PopularEndpoint extends Endpoint {
	/** WordPress Popular Posts has its own routes. */
	protected function is_available(): bool {
		return ! Hooks::is_original_here();
	}

	protected function route_namespace(): string {
		return 'wordpress-popular-posts/v1';
	}

	protected function methods(): string {
		return \WP_REST_Server::READABLE;
	}

	protected function may(): bool {
		return true;
	}

	/** Returns the HTML of the list, with the entry of the current page marked. */
	protected static function html( ListOptions $options, \WP_REST_Request $request ): string {
		$current = $request['is_single'] ?? 0;
		return PopularList::html(
			$options,
			is_numeric( $current ) && $current > 0 && $current < PHP_INT_MAX ? (int) $current : 0
		);
	}
}
