<?php
/**
 * Nonces for the media dialogs of the classic editor.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaNonces;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Rest\MediaEndpoint;

/**
 * GET /media/nonces: new nonces for WordPress's actions that make the HTML of inserted files and links, and that set
 * the image of a video.
 */
final class Endpoint extends MediaEndpoint {
	protected function route(): string {
		return '/media/nonces';
	}

	/**
	 * @return array{sendToEditor: string, setAttachmentThumbnail: string} By their names in
	 *    `wp.media.view.settings.nonce`.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		return array(
			'sendToEditor'           => wp_create_nonce( 'media-send-to-editor' ),
			'setAttachmentThumbnail' => wp_create_nonce( 'set-attachment-thumbnail' ),
		);
	}
}
