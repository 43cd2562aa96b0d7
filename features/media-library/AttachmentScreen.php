<?php
/**
 * The screen of a single attachment.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Editing\FocalPoint;
use Pagewright\Features\Settings;
use Pagewright\Output\Json;

/**
 * Adds to the screen that edits an attachment what our details have: the file can be replaced and restored, and our
 * image editor opens instead of the one of WordPress.
 */
final class AttachmentScreen {
	/** The script of WordPress's editor. It stays, for browsers to which our code does not arrive. */
	private const SCRIPT = 'image-edit';

	/** ID of the element in which our script shows the file. */
	private const PLACE = 'pagewright-attachment-file';

	private function __construct( private readonly int $id ) {}

	/** Callback of load-post.php. */
	public static function start(): void {
		$id = $_GET['post'] ?? 0; // phpcs:ignore WordPress.Security -- a number, and WordPress checks that the user may edit it.
		$id = is_scalar( $id ) ? absint( $id ) : 0;
		if (
			0 !== $id
			&& 'attachment' === get_post_type( $id )
			&& current_user_can( 'upload_files' )
			&& Settings::load()->is_on( 'media_library_screen' )
		) {
			$screen = new self( $id );
			add_action( 'admin_enqueue_scripts', array( $screen, 'replace' ), 999 );
			// After the facts of the file.
			add_action( 'attachment_submitbox_misc_actions', array( $screen, 'print_place' ), 11 );
		}
	}

	/** Callback of admin_enqueue_scripts, after those of other plugins. */
	public function replace(): void {
		wp_enqueue_style(
			'pagewright-attachment-screen',
			Script::style_url( 'attachment-screen' ),
			array( 'wp-components' ),
			null // phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- the URL has the version.
		);
		$handle = Script::enqueue( 'attachment-screen' );
		// Both scripts read the same facts, and the dialog has more.
		if ( ! wp_script_is( 'pagewright-media-dialog' ) ) {
			Facts::print( $handle );
		}
		$facts = array(
			'id'        => $this->id,
			'hasEditor' => $this->has_editor(),
			'focus'     => FocalPoint::of( $this->id ),
		);
		wp_add_inline_script( $handle, 'window.pagewrightAttachment = ' . Json::script( $facts ) . ';', 'before' );
	}

	/** Callback of attachment_submitbox_misc_actions. */
	public function print_place(): void {
		printf( '<div id="%s"></div>', esc_attr( self::PLACE ) );
	}

	private function has_editor(): bool {
		return wp_attachment_is_image( $this->id )
			&& in_array( get_post_mime_type( $this->id ), Facts::editable_types(), true )
			&& ! self::is_extended();
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
