<?php
/**
 * The screen of a single attachment.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Settings;

/** Opens our image editor instead of the one of WordPress on the screen that edits an attachment. */
final class AttachmentScreen {
	/** The script of WordPress's editor. It stays, for browsers to which our code does not arrive. */
	private const SCRIPT = 'image-edit';

	/** Callback of load-post.php. */
	public static function start(): void {
		$id = $_GET['post'] ?? 0; // phpcs:ignore WordPress.Security -- a number, and WordPress checks that the user may edit it.
		$id = is_scalar( $id ) ? absint( $id ) : 0;
		if (
			0 !== $id
			&& wp_attachment_is_image( $id )
			&& in_array( get_post_mime_type( $id ), Facts::editable_types(), true )
			&& Settings::load()->is_on( 'media_library_screen' )
		) {
			add_action( 'admin_enqueue_scripts', array( new self(), 'replace' ), 999 );
		}
	}

	/** Callback of admin_enqueue_scripts, after those of other plugins. */
	public function replace(): void {
		if ( self::is_extended() ) {
			return;
		}
		wp_enqueue_style( 'wp-components' );
		$handle = Script::enqueue( 'attachment-screen' );
		// Both scripts read the same facts, and the dialog has more.
		if ( ! wp_script_is( 'pagewright-media-dialog' ) ) {
			Facts::print( $handle );
		}
	}

	/** Returns whether a script of another plugin builds on WordPress's editor. */
	private static function is_extended(): bool {
		$scripts = wp_scripts();
		foreach ( $scripts->queue as $handle ) {
			if ( in_array( self::SCRIPT, $scripts->registered[ $handle ]->deps ?? array(), true ) ) {
				return true;
			}
		}
		return false;
	}
}
