<?php
/**
 * Permission to migrate.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\Permission;

defined( 'ABSPATH' ) || exit;

/** POST /widgets/permission: whether the current user may consent to migrate legacy blocks. */
final class Endpoint extends \Pagewright\Rest\Endpoint {
	protected function route(): string {
		return '/widgets/permission';
	}

	protected function may(): bool {
		return current_user_can( 'edit_posts' );
	}

	protected function answer( \WP_REST_Request $request ): bool {
		return current_user_can( 'manage_options' );
	}
}
