<?php
/**
 * Nonce of insertions into the classic editor.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaEditorNonce;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Rest\MediaEndpoint;

/** GET /media/editor-nonce: a new nonce for WordPress's actions that make the HTML of inserted files and links. */
final class Endpoint extends MediaEndpoint {
	protected function route(): string {
		return '/media/editor-nonce';
	}

	/** @return array{nonce: string} Nonce of `media-send-to-editor`, for the signed-in user. */
	protected function answer( \WP_REST_Request $request ): array {
		return array( 'nonce' => wp_create_nonce( 'media-send-to-editor' ) );
	}
}
