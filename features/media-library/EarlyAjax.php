<?php
/**
 * Leaves out what lists of the media library do not need.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary;

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\WithoutBlocks;

/** Most of the time of a search goes into the setup of WordPress. Lists need neither blocks nor widgets. */
final class EarlyAjax {
	/** Route of lists. Others may name areas of widgets. */
	private const LIST = '/media';

	/** Runs before other plugins load. Changes only requests for lists. */
	public static function answer(): void {
		$action = $_REQUEST['action'] ?? ''; // phpcs:ignore WordPress.Security -- compared only.
		$route  = $_GET['route'] ?? ''; // phpcs:ignore WordPress.Security -- compared only.
		$method = $_SERVER['REQUEST_METHOD'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
		// Any address can contain the name of the action; public pages need blocks.
		if ( wp_doing_ajax() && Ajax::ACTION === $action && self::LIST === $route && 'GET' === $method ) {
			WithoutBlocks::begin();
			add_action( 'admin_init', array( self::class, 'leave_out_privacy' ), 99 );
		}
	}

	/** Callback of admin_init: other requests compare the texts that plugins suggest for the privacy policy. */
	public static function leave_out_privacy(): void {
		remove_action( 'admin_init', array( \WP_Privacy_Policy_Content::class, 'text_change_check' ), 100 );
	}
}
