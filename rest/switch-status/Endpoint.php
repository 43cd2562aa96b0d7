<?php
/**
 * Status of switching from other plugins.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\SwitchStatus;

defined( 'ABSPATH' ) || exit;

use Pagewright\Rest\Rate;
use Pagewright\Rest\ScreenEndpoint;
use Pagewright\Switching\Status;

/**
 * POST /switch/status: every replaced plugin that is or was used, with its data, the differences, and the next step.
 */
final class Endpoint extends ScreenEndpoint {
	/** Maximum number of calls of a user in five minutes: each one reads all content. */
	private const LIMIT = 120;

	protected function route(): string {
		return '/switch/status';
	}

	/** @return array{plugins: list<array<string, mixed>>} */
	protected function answer( \WP_REST_Request $request ): array {
		Rate::spend( 'switch', self::LIMIT );
		return array( 'plugins' => Status::plugins() );
	}
}
