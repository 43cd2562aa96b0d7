<?php
/**
 * Browser in the media dialog of WordPress.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Settings;

/** Loads the script that shows our browser in the dialog, wherever a page loads WordPress's media library. */
final class Dialog {
	/**
	 * Runs right after WordPress's own script: other plugins may change its browser later, and the dialog shows
	 * WordPress's one then.
	 */
	private const SNAPSHOT = 'window.pagewrightMediaBrowser = Object.assign( {}, wp.media.view.AttachmentsBrowser.prototype );';

	/** Adds the script to the page. */
	public static function enqueue(): void {
		if ( ! Settings::load()->is_on( 'media_library_dialog' ) || ! current_user_can( 'upload_files' ) ) {
			return;
		}
		$handle = Script::enqueue( 'media-dialog', array( 'media-views' ) );
		wp_add_inline_script( 'media-views', self::SNAPSHOT );
		// The style sheet loads with the first dialog; it builds on the one of the components.
		wp_enqueue_style( 'wp-components' );
		Facts::print( $handle, array( 'styleUrl' => Script::style_url( 'media-dialog' ) ) );
	}
}
