<?php
/**
 * Dismissed notices.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\SwitchNotice;

defined( 'ABSPATH' ) || exit;

use Pagewright\Rest\ScreenEndpoint;
use Pagewright\Switching\Notices;

/** POST /switch/notice: dismisses a notice about a replaced plugin permanently for the current user. */
final class Endpoint extends ScreenEndpoint {
	protected function route(): string {
		return '/switch/notice';
	}

	protected function args(): array {
		return array(
			'notice' => array(
				'type'     => 'string',
				'enum'     => Notices::names(),
				'required' => true,
			),
		);
	}

	/** @return array{dismissed: string} */
	protected function answer( \WP_REST_Request $request ): array {
		Notices::dismiss( (string) $request['notice'] );
		return array( 'dismissed' => (string) $request['notice'] );
	}
}
