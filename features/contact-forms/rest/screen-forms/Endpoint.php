<?php
/**
 * Settings of contact forms.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rest\ScreenForms;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Settings;
use Pagewright\Features\ContactForms\Spam\Report;
use Pagewright\Rest\ScreenEndpoint;

/** POST /screen/forms: saves the sent settings, runs an optional `action`, and returns the status. */
final class Endpoint extends ScreenEndpoint {
	protected function route(): string {
		return '/screen/forms';
	}

	protected function args(): array {
		return array(
			'action' => array(
				'type'    => 'string',
				'enum'    => array( 'none', 'renew-trap' ),
				'default' => 'none',
			),
		);
	}

	/** @return array<string, mixed> Stored `settings`, and recently `refused` submissions. */
	protected function answer( \WP_REST_Request $request ): array {
		$sent     = self::values( $request, 'settings' );
		$settings = Settings::load();
		// The server increments this number; a sent one is ignored.
		if ( null !== $sent ) {
			$settings->with( array( 'trap_edition' => $settings->trap_edition ) + $sent )->save();
		}
		if ( 'renew-trap' === $request['action'] ) {
			$settings = Settings::load();
			$settings->with( array( 'trap_edition' => $settings->trap_edition + 1 ) )->save();
		}
		return array(
			'settings' => Settings::load()->shown(),
			'refused'  => Report::lately(),
		);
	}
}
