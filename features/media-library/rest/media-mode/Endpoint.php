<?php
/**
 * The view of Media → Library.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaMode;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Rest\MediaEndpoint;
use Pagewright\Features\MediaLibrary\Screen;

/** POST /media/mode: stores whether the user sees Media → Library as a grid or a list, in WordPress's option. */
final class Endpoint extends MediaEndpoint {
	protected function route(): string {
		return '/media/mode';
	}

	protected function methods(): string {
		return \WP_REST_Server::CREATABLE;
	}

	protected function args(): array {
		return array(
			'mode' => array( 'type' => 'string', 'required' => true, 'enum' => array( 'grid', 'list' ) ),
		);
	}

	/** @return array{mode: string} */
	protected function answer( \WP_REST_Request $request ): array {
		$mode = (string) $request['mode'];
		update_user_option( get_current_user_id(), Screen::MODE, $mode );
		return array( 'mode' => $mode );
	}
}
