<?php
/**
 * Marks decorative images.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaDecorative;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Rest\FileEndpoint;
use Pagewright\Features\MediaLibrary\Texts\AlternativeText;

/** POST /media/decorative: marks an image as decorative, so that it needs no alternative text, or removes the mark. */
final class Endpoint extends FileEndpoint {
	protected function route(): string {
		return '/media/decorative';
	}

	protected function args(): array {
		return parent::args() + array( 'decorative' => array( 'type' => 'boolean', 'required' => true ) );
	}

	protected function body( \WP_REST_Request $request, int $id ): array {
		$is_decorative = (bool) $request['decorative'];
		AlternativeText::set_decorative( $id, $is_decorative );
		return array( 'decorative' => $is_decorative );
	}
}
