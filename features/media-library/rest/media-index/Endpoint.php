<?php
/**
 * Progress of the search table.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaIndex;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Index\Builder;
use Pagewright\Features\MediaLibrary\Index\State;
use Pagewright\Features\MediaLibrary\Rest\MediaEndpoint;

/**
 * POST /media/index: `action` step creates the table if it is missing and fills it for about a second, status returns
 * the progress. The media library requests one step after another while it shows that the search is being prepared.
 */
final class Endpoint extends MediaEndpoint {
	protected function route(): string {
		return '/media/index';
	}

	protected function methods(): string {
		return \WP_REST_Server::CREATABLE;
	}

	protected function args(): array {
		return array(
			'action' => array(
				'type'    => 'string',
				'enum'    => array( 'status', 'step' ),
				'default' => 'status',
			),
		);
	}

	/** @return array{state: string, share: float} `share`: finished part of the first pass, 0 to 1. */
	protected function answer( \WP_REST_Request $request ): array {
		$is_step = 'step' === $request['action'];
		if ( $is_step && in_array( State::checked(), array( State::MISSING, State::BUILDING ), true ) ) {
			Builder::begin();
			Builder::step();
		}
		return array(
			'state' => State::name(),
			'share' => State::share(),
		);
	}
}
