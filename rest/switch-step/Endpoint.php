<?php
/**
 * Step of switching.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\SwitchStep;

defined( 'ABSPATH' ) || exit;

use Pagewright\Rest\PublicError;
use Pagewright\Rest\ScreenEndpoint;
use Pagewright\Switching\Plugin;
use Pagewright\Switching\Plugins;
use Pagewright\Switching\Status;
use Pagewright\Switching\Step;
use Pagewright\Switching\Steps;

/**
 * POST /switch/step: deactivates or deletes a replaced plugin, takes over its settings, or empties the page cache.
 * Steps with a question require a confirmation.
 */
final class Endpoint extends ScreenEndpoint {
	private const CONFIRMED = array( Step::DEACTIVATE, Step::DELETE );

	protected function route(): string {
		return '/switch/step';
	}

	protected function args(): array {
		return array(
			'plugin'    => array(
				'type'     => 'string',
				'required' => true,
			),
			'step'      => array(
				'type'     => 'string',
				'enum'     => array( Step::DEACTIVATE, Step::DELETE, Step::SETTINGS, Step::EMPTY ),
				'required' => true,
			),
			'confirmed' => array(
				'type'    => 'boolean',
				'default' => false,
			),
		);
	}

	/**
	 * @return array<string, mixed> `plugin` in its new state.
	 * @throws PublicError 404 for an unknown plugin, 409 when the step is not the next one, is not confirmed or fails.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		$plugin = Plugins::find( (string) $request['plugin'] )
			?? throw new PublicError( 'pagewright_no_plugin', __( 'Plugin not found.', 'pagewright' ), 404 );
		$step   = (string) $request['step'];
		if ( ! self::is_next( $plugin, $step ) ) {
			throw new PublicError(
				'pagewright_not_now',
				__( 'This step is not available at the moment. Reload the page.', 'pagewright' ),
				409
			);
		}
		if ( in_array( $step, self::CONFIRMED, true ) && true !== $request['confirmed'] ) {
			throw new PublicError( 'pagewright_not_confirmed', __( 'You must confirm this step.', 'pagewright' ), 409 );
		}
		try {
			Steps::run( $plugin, $step );
		} catch ( \RuntimeException $error ) {
			throw new PublicError( 'pagewright_step', html_entity_decode( $error->getMessage(), ENT_QUOTES ), 409 );
		}
		return array( 'plugin' => Status::of( $plugin ) );
	}

	private static function is_next( Plugin $plugin, string $step ): bool {
		return $step === $plugin->next()?->name;
	}
}
