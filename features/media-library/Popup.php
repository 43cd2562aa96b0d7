<?php
/**
 * The media library of old plugins.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Settings;

/**
 * Shows our library in the page media-upload.php, which old plugins open with tb_show() in a frame. It answers with the
 * HTML of the chosen file, as the form of WordPress does: to send_to_editor() of the page that opened it.
 *
 * The form stays if another plugin adds something to it, and for its other tabs.
 */
final class Popup {
	/** Types of files that callers ask for => part of MIME types; '' for all. */
	private const TYPES = array( 'image' => 'image', 'audio' => 'audio', 'video' => 'video', 'file' => '' );

	/** Tabs with the files of the library, and with the upload of one. */
	private const TABS = array( 'type', 'library' );

	/** Hooks by which plugins extend the form, with the callbacks of WordPress itself. */
	private const EXTENSIONS = array(
		'media_upload_tabs'                       => array( 'update_gallery_tab' ),
		'media_upload_default_tab'                => array(),
		'media_upload_default_type'               => array(),
		'media_upload_form_url'                   => array(),
		'media_upload_library'                    => array( 'media_upload_library' ),
		'admin_print_scripts-media-upload-popup'  => array(),
		'admin_head-media-upload-popup'           => array(),
	);

	/** The library fills the frame. Tabs have the box of those in a dialog, for which alone WordPress's styles are. */
	private const STYLE = '#pagewright-media-popup{position:fixed;inset:0;background:#fff}'
		. '#pagewright-media-popup .media-menu-item{box-sizing:content-box}'
		. '#pagewright-media-popup>.notice{position:absolute;inset:0 0 auto;z-index:1;margin:8px}';

	private function __construct( private readonly string $type ) {}

	/** Callback of load-media-upload.php. */
	public static function start(): void {
		$type = $_GET['type'] ?? 'file'; // phpcs:ignore WordPress.Security -- is compared with known values, as the tab.
		$tab  = $_GET['tab'] ?? 'type'; // phpcs:ignore WordPress.Security -- as above.
		if (
			array() !== $_POST // phpcs:ignore WordPress.Security -- WordPress's form is sent.
			|| ! is_string( $type ) || ! isset( self::TYPES[ $type ] )
			|| ! in_array( $tab, self::TABS, true )
			|| ! current_user_can( 'upload_files' )
			|| ! Settings::load()->is_on( 'media_library_dialog' )
			|| Extensions::exist( self::EXTENSIONS )
			|| Extensions::exist( array( "media_upload_$type" => array( 'wp_media_upload_handler' ) ) )
		) {
			return;
		}
		$hook = 'library' === $tab ? 'media_upload_library' : "media_upload_$type";
		// Before the form of WordPress, after it has checked the rights of the user.
		add_action( $hook, array( new self( self::TYPES[ $type ] ), 'show' ), 1 );
	}

	/** Callback of the actions that print the form: prints our page instead, and ends the request. */
	public function show(): never {
		$post = absint( $_REQUEST['post_id'] ?? 0 ); // phpcs:ignore WordPress.Security -- WordPress has checked that the user may edit it.
		wp_enqueue_media( null === get_post( $post ) || 0 === $post ? array() : array( 'post' => $post ) );
		wp_add_inline_style( 'media-views', self::STYLE );
		Script::enqueue( 'media-popup', array( 'media-editor', 'media-audiovideo' ) );
		wp_iframe( array( $this, 'print_content' ) );
		exit;
	}

	/** Callback of wp_iframe(). */
	public function print_content(): void {
		printf( '<div id="pagewright-media-popup" data-type="%s"></div>', esc_attr( $this->type ) );
		wp_print_media_templates();
	}
}
