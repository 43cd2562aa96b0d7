<?php
/**
 * Settings of the public features.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\ScreenFeatures;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Settings;
use Pagewright\Rest\ScreenEndpoint;

/** POST /screen/features: saves the sent settings and returns all. */
final class Endpoint extends ScreenEndpoint {
	protected function route(): string {
		return '/screen/features';
	}

	/** @return array{settings: array<string, bool|int>} Settings as stored. */
	protected function answer( \WP_REST_Request $request ): array {
		$sent = self::values( $request, 'settings' );
		if ( null !== $sent ) {
			Settings::load()->with( $sent )->save();
		}
		return array( 'settings' => Settings::load()->values() );
	}
}
