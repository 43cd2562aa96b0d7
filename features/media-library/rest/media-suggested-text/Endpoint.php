<?php
/**
 * Suggested alternative texts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaSuggestedText;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Rest\FileEndpoint;
use Pagewright\Features\MediaLibrary\Texts\AlternativeText;
use Pagewright\Rest\Rate;

/** GET /media/suggested-text: the alternative text that a provider suggests for an image. Nothing is saved. */
final class Endpoint extends FileEndpoint {
	/** Maximum number of calls of a user in five minutes: providers may ask paid services. */
	private const LIMIT = 300;

	protected function route(): string {
		return '/media/suggested-text';
	}

	protected function methods(): string {
		return \WP_REST_Server::READABLE;
	}

	/** @return array{text: string} Plain text; '' for none. */
	protected function body( \WP_REST_Request $request, int $id ): array {
		Rate::spend( 'media-suggested-text', self::LIMIT );
		return array( 'text' => AlternativeText::suggestion( $id ) );
	}
}
