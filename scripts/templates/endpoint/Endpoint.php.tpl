<?php
/**
 * {{Title}}.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\{{Studly}};

defined( 'ABSPATH' ) || exit;

/** POST /widgets/{{name}}: says hello to users who may edit posts. */
final class Endpoint extends \Pagewright\Rest\Endpoint {
	protected function route(): string {
		return '/widgets/{{name}}';
	}

	protected function may(): bool {
		return current_user_can( 'edit_posts' );
	}

	/** @return array{name: string} */
	protected function answer( \WP_REST_Request $request ): array {
		return array( 'name' => wp_get_current_user()->display_name );
	}
}
