<?php
/**
 * Templates of WordPress's media dialog.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaTemplates;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Rest\MediaEndpoint;

/** GET /media/templates: the templates that WordPress's media dialog reads from the page. */
final class Endpoint extends MediaEndpoint {
	protected function route(): string {
		return '/media/templates';
	}

	/** @return array{html: string} Elements as WordPress prints them at the end of a page. */
	protected function answer( \WP_REST_Request $request ): array {
		require_once ABSPATH . WPINC . '/media-template.php';
		ob_start();
		wp_print_media_templates();
		return array( 'html' => (string) ob_get_clean() );
	}
}
