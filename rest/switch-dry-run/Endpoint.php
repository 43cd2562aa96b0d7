<?php
/**
 * Dry run of switching.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\SwitchDryRun;

defined( 'ABSPATH' ) || exit;

use Pagewright\Rest\ScreenEndpoint;
use Pagewright\Switching\DryRun\Progress;
use Pagewright\Switching\DryRun\Run;

/**
 * POST /switch/dry-run: `action` start starts a run, step continues it for a second or two, cancel discards it, rows
 * returns the report, status returns the progress.
 */
final class Endpoint extends ScreenEndpoint {
	protected function route(): string {
		return '/switch/dry-run';
	}

	protected function args(): array {
		return array(
			'action' => array(
				'type'    => 'string',
				'enum'    => array( 'status', 'start', 'step', 'cancel', 'rows' ),
				'default' => 'status',
			),
			'from'   => array(
				'type'    => 'integer',
				'minimum' => 0,
				'maximum' => 1000000,
				'default' => 0,
			),
		);
	}

	/** @return array<string, mixed> Progress; for rows, `rows` and the number of the `next` one. */
	protected function answer( \WP_REST_Request $request ): array {
		$run = new Run();
		return match ( $request['action'] ) {
			'rows'   => $run->rows( (int) $request['from'] ),
			'start'  => $run->start()->values(),
			'step'   => $run->step()->values(),
			'cancel' => $run->cancel()->values(),
			default  => Progress::load()->values(),
		};
	}
}
