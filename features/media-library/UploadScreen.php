<?php
/**
 * The screen Media → Add Media File.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Settings;

/**
 * Shows our uploader instead of the form of WordPress. The form stays in the page for browsers without JavaScript, and
 * appears if our script does not arrive.
 *
 * The form stays as it is if another plugin adds something to it: what it shows there, such as a list of folders,
 * usually changes the requests of WordPress's uploader, which ours does not send.
 */
final class UploadScreen {
	/** Parameters of the URL that show the form of WordPress: ours, and its own one for a form without scripts. */
	private const CLASSIC = array( 'classic', 'browser-uploader' );

	/** The script of the form. */
	private const SCRIPT = 'plupload-handlers';

	/** Hooks by which plugins extend the form, with the callbacks of WordPress itself. */
	private const EXTENSIONS = array(
		...Extensions::UPLOAD_FORM,
		'pre-html-upload-ui'  => array(),
		'post-html-upload-ui' => array( 'media_upload_html_bypass' ),
		'upload_post_params'  => array(),
		'plupload_init'       => array( 'wp_show_heic_upload_error' ),
	);

	/** Callback of load-media-new.php. */
	public static function start(): void {
		if (
			array() !== array_intersect_key( $_GET, array_flip( self::CLASSIC ) ) // phpcs:ignore WordPress.Security.NonceVerification -- chooses what is shown.
			|| ! Settings::load()->is_on( 'media_library_screen' )
		) {
			return;
		}
		add_action( 'admin_enqueue_scripts', array( new self(), 'replace' ), 999 );
	}

	/** Callback of admin_enqueue_scripts, after those of other plugins. */
	public function replace(): void {
		if ( self::has_no_form() || self::is_extended() ) {
			return;
		}
		wp_dequeue_script( self::SCRIPT );
		wp_enqueue_style(
			'pagewright-media-new',
			Script::style_url( 'media-new' ),
			array( 'wp-components' ),
			null // phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- the URL has the version.
		);
		$post = self::post();
		Facts::print(
			Script::enqueue( 'media-new' ),
			array(
				'post'       => $post,
				'editUrl'    => admin_url( 'post.php?action=edit&post=' ),
				'libraryUrl' => admin_url( 'upload.php' ),
				'classicUrl' => add_query_arg(
					array( 'classic' => '1' ) + ( 0 === $post ? array() : array( 'post_id' => $post ) ),
					admin_url( 'media-new.php' )
				),
			)
		);
	}

	/** Returns whether WordPress shows a notice instead of the form, or the user chose the form without scripts. */
	private static function has_no_form(): bool {
		return ( is_multisite() && ! is_upload_space_available() ) || (bool) get_user_setting( 'uploader' );
	}

	/** Returns whether another plugin extends the form or its script. */
	private static function is_extended(): bool {
		if ( Extensions::exist( self::EXTENSIONS ) ) {
			return true;
		}
		$scripts = wp_scripts();
		foreach ( $scripts->queue as $handle ) {
			if ( in_array( self::SCRIPT, $scripts->registered[ $handle ]->deps ?? array(), true ) ) {
				return true;
			}
		}
		return false;
	}

	/** Returns the ID of the post to which files are attached, as WordPress's form reads it; 0 for none. */
	private static function post(): int {
		$id = $_REQUEST['post_id'] ?? 0; // phpcs:ignore WordPress.Security -- a number, and uploading checks it again.
		$id = is_scalar( $id ) ? absint( $id ) : 0;
		return $id > 0 && null !== get_post( $id ) && current_user_can( 'edit_post', $id ) ? $id : 0;
	}
}
